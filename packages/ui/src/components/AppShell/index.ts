export { AppShell, type AppShellProps } from './AppShell.js';
