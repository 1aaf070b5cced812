import { check, runStep } from './check';
import { openScreens } from './screens';

const PATHS = ['/dashboard', '/security', '/recommendations', '/product/backup'];

const TITLES = {
	none: 'Routes with no connection',
	site: 'Routes with the site connected only',
	offline: 'Routes in offline mode',
} as const;

for (const state of ['none', 'site', 'offline'] as const) {
	check(TITLES[state], async (findings) => {
		await runStep({ step: 'connect', state });
		try {
			const screens = await openScreens('admin');
			for (const path of PATHS) {
				findings.set(path, await screens.visit(path));
			}
			await screens.close();
		} finally {
			await runStep({ step: 'connect', state: 'user' });
		}
	});
}
