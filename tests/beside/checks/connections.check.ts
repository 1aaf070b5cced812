import { check, whileConnected } from './check';
import { openScreens } from './screens';

const PATHS = ['/dashboard', '/security', '/recommendations', '/product/backup'];

const TITLES = {
	none: 'Routes with no connection',
	site: 'Routes with the site connected only',
	offline: 'Routes in offline mode',
} as const;

for (const state of ['none', 'site', 'offline'] as const) {
	check(TITLES[state], (findings) =>
		whileConnected(state, async () => {
			const screens = await openScreens('admin');
			for (const path of PATHS) {
				findings.set(path, await screens.visit(path));
			}
			await screens.close();
		}),
	);
}
