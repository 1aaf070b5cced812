import { check, runStep } from './check';
import { openScreens } from './screens';

const PATHS = ['/dashboard', '/security', '/recommendations', '/product/backup'];

for (const state of ['none', 'site'] as const) {
	check(
		`Routes with ${state === 'none' ? 'no connection' : 'the site connected only'}`,
		async (findings) => {
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
		},
	);
}
