import {
	callDirectly,
	closeRest,
	CLOSES_REST,
	readClosedPage,
	WAYS,
} from '../../companion/support/closed-rest';
import { removeMuPlugin } from '../../contract/mu-plugin';
import type { Role } from '../../e2e/support/site';
import { check } from './check';

/** What the page prints although the REST API doesn't give it, and what it lacks on a site without such rules. */
async function judge(way: string, role: Role): Promise<string[]> {
	const settings = await callDirectly('settings', role, way);
	const modules = await callDirectly('module/all', role, way);
	const page = await readClosedPage(role, way);
	const flaws: string[] = [];
	if (!settings && Object.keys(page.settings ?? {}).length > 0) {
		flaws.push('prints settings');
	}
	if (!modules && page.modules.length > 0) {
		flaws.push('prints modules');
	}
	if (way === 'nothing' && settings && Object.keys(page.settings ?? {}).length === 0) {
		flaws.push('has no settings');
	}
	return flaws;
}

check('Closed REST APIs', async (findings) => {
	closeRest();
	try {
		for (const way of ['nothing', ...WAYS]) {
			for (const role of ['admin', 'editor', 'subscriber'] as const) {
				findings.set(`${way}, ${role}`, await judge(way, role));
			}
		}
	} finally {
		removeMuPlugin(CLOSES_REST);
	}
});
