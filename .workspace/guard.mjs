// Runs before every command, on any version of Node: plain JavaScript without dependencies. When its automatic install
// fails, pnpm only warns, and runs the script on the machine's own Node.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old and the workspace's own Node 24 is not installed. ` +
      'Run `npx -y pnpm@12 install` and read its first error, or install Node 22.19 or newer.',
  );
  process.exit(1);
}
