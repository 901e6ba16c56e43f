// All that is evaluated on a public page before its visitor wants more: links, and whatever wakes the islands.
import { tendFailures } from './failure.ts';
import { watchSession } from './watchSession.ts';
import { startNavigation } from './navigation.ts';
import { tendControls } from './tendPage.ts';
import './visit.ts';

tendFailures();
watchSession();
// First: it may keep a search from being sent.
tendControls();
startNavigation();
