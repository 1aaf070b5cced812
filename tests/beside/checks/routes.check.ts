import { ROUTES } from '@/extras/routes';
import { ROLES, type Role } from '../../e2e/support/site';
import { check, isShort } from './check';
import { findPageFlaws, openScreens } from './screens';

const SHORT_ROLES: Role[] = ['admin', 'editor', 'subscriber'];

for (const role of isShort ? SHORT_ROLES : ROLES) {
	check(`Routes as ${role}`, async (findings) => {
		const flaws = await findPageFlaws(role);
		findings.set(role, flaws);
		if (flaws.length > 0) {
			return;
		}
		const screens = await openScreens(role);
		for (const { path } of ROUTES) {
			findings.set(path, await screens.visit(path));
		}
		await screens.close();
	});
}
