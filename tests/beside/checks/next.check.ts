import { openPage } from '../../e2e/support/browser';
import { CONTAINER } from '../../e2e/support/dashboard';
import { cookieHeaderOf } from '../../e2e/support/session';
import { PAGE, ROLES, SITE, type Role } from '../../e2e/support/site';
import { listOldAddresses } from '@/domain/server-tables';
import { BESIDE, check, isKept, runStep } from './check';

const ADMIN = `${SITE}/wp-admin/`;
const OLD = `${ADMIN}admin.php?page=jetpack`;
const { all, lost } = listOldAddresses();

/** Routes whose screens stay on the site, except those that only a click may open. */
const FOLLOWED = all.filter(
	(path) => !/^\/(plans|setup|reconnect|disconnect|connect-user)/.test(path),
);

const ask = async (role: Role, address: string) =>
	fetch(address, { headers: { cookie: await cookieHeaderOf(role) }, redirect: 'manual' });

/** Paths that don't lead where they should, by their fault. */
async function followAll(role: Role, findings: Map<string, string[]>) {
	const { page } = await openPage(role);
	for (const path of FOLLOWED) {
		await page.goto('about:blank');
		await page.goto(`${OLD}#${path}`);
		const isOurs = BESIDE.next === 2 || lost.includes(path);
		const place = isOurs ? `${CONTAINER} [data-screen-title]` : 'h1:text("of the next Jetpack")';
		const first = page.locator(place).first();
		const isThere = await isKept(first.waitFor({ state: 'attached', timeout: 15_000 }));
		findings.set(path, isThere ? [] : [`it ends at ${page.url().replace(ADMIN, '')}`]);
	}
	await page.close();
}

async function readEntry(role: Role): Promise<string> {
	const menu = await (await ask(role, `${ADMIN}profile.php`)).text();
	const { status } = await ask(role, PAGE);
	return `${/admin\.php\?page=dashboard-for-jetpack['"]/.test(menu) ? 'entry' : 'no entry'}, ${status}`;
}

/** Up to 11.2, subscribers have Jetpack's page. */
const isInConnectedMenu = (role: Role) =>
	role !== 'subscriber' || Number(BESIDE.jetpack.split('.')[0]) <= 11;

if (BESIDE.next > 0) {
	for (const role of ['admin', 'editor'] as const) {
		check(`Old addresses as ${role}`, (findings) => followAll(role, findings));
	}
	check('Menu of the next release', async (_findings, note) => {
		for (const hasEntry of [true, false]) {
			await runStep({ step: 'next', release: { hasEntry } });
			for (const state of ['user', 'none', 'offline']) {
				await runStep({ step: 'connect', state });
				for (const role of state === 'offline' ? (['admin'] as const) : ROLES) {
					const isAdmin = role === 'admin' || role === 'admin2';
					const isSeen = isAdmin || (state === 'user' && isInConnectedMenu(role));
					const expected = isSeen ? 'entry, 200' : 'no entry, 403';
					const found = await readEntry(role);
					const item = `${role}, ${state}, ${hasEntry ? 'with' : 'without'} Jetpack's entry`;
					note(item, found === expected, `${found} instead of ${expected}`);
				}
			}
		}
		await runStep({ step: 'connect', state: 'user' });
		await runStep({ step: 'next', release: { hasEntry: true } });
	});
}

check('Return from the checkout', async (_findings, note) => {
	const address = `${ADMIN}admin.php?jp-react-redirect=product-purchased`;
	const target = (await ask('admin', address)).headers.get('location');
	const ours = `${PAGE}#/recommendations/product-purchased`;
	note('product-purchased', target === ours, `it leads to ${target}`);
});
