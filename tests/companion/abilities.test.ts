import { findConnectPath } from '@/domain/routes/connect';
import { findPortableSetting, listPortableSettings } from '@/domain/settings/file/values';
import { findLack, type FileFacts } from '@/domain/settings/file/site-entries';
import { moduleRecord } from '#tests/support/module-record';
import { createRandom } from '#tests/support/random';
import { age, askAll } from '../contract/kept';
import { closePages, openPage } from '../e2e/support/browser';
import { callRest, loadScenario } from '../e2e/support/rest';
import { PAGE, SITE, type Role } from '../e2e/support/site';
import { documentOf } from '../e2e/support/page-data';
import { putScript, removeScript } from './support/database';
import './support/no-complaints';
import { JETPACK, OWN_PAGE, switchPlugin } from './support/site';
import { askAbility, exported, readAbility, setUpDoubles } from './support/site-tools';

setUpDoubles();
beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

describe('abilities', () => {
	it('are two, which only read and keep to their schemas', async () => {
		const { body } = await callRest('admin', 'site-tools-double/v1/abilities', { all: true });
		expect(body).toEqual(['dashboard-for-jetpack/status', 'dashboard-for-jetpack/settings']);
		for (const name of ['status', 'settings']) {
			const { valid, meta } = await readAbility(name);
			expect([name, valid, meta.annotations.readonly]).toEqual([name, true, true]);
		}
	});

	it.each<Role>(['editor', 'author', 'subscriber'])(
		'are refused for a user who is %s',
		async (role) => {
			for (const name of ['status', 'settings']) {
				expect((await askAbility(name, role)).status).toBe(403);
			}
		},
	);

	it('return the settings of the file, with why one cannot be changed', async () => {
		await loadScenario('offline');
		const { answer } = await readAbility('settings');
		const file = await exported();
		const values = Object.fromEntries(
			(answer.settings ?? []).map(({ key, value }) => [key, value]),
		);
		expect(values).toEqual({ ...file.modules, ...file.settings });
		expect(answer.settings).toContainEqual(
			expect.objectContaining({
				key: 'monitor',
				canChange: false,
				reason: 'Unavailable in Offline Mode',
			}),
		);
		expect(JSON.stringify(answer)).not.toMatch(/post_by_email_address|wordpress_api_key/);
	});

	it.each(['site-only', 'free', 'offline', 'safe-mode'])(
		'return a status in %s whose rows are those of At a Glance',
		async (scenario) => {
			await loadScenario(scenario);
			const { answer } = await readAbility('status');
			const { page } = await openPage('admin');
			await page.goto(`${PAGE}#/dashboard`);
			const status = page.getByRole('region', { name: 'Site status' });
			await status.getByText('Checking your site…').waitFor({ state: 'detached' });
			const more = status.getByRole('button', { name: /^Show \d+ more$/ });
			if (await more.isVisible()) {
				await more.click();
			}
			for (const { text } of answer.rows ?? []) {
				await page.getByText(text, { exact: true }).first().waitFor();
			}
			expect(['needs', 'unknown']).toContain(answer.overall);
			expect(answer.rows?.some(({ kind }) => kind === 'other-address')).toBe(
				scenario === 'safe-mode',
			);
		},
	);
});

it('the reason why a setting cannot be changed is the same in PHP as in the app, for 400 random sites (seed 7)', async () => {
	const { chance, pick } = createRandom(7);
	const keys = [...listPortableSettings().map(({ key }) => key), 'monitor', 'photon', 'made-up'];
	const cases = Array.from({ length: 400 }, () => {
		const key = pick(keys);
		const setting = findPortableSetting(key);
		const module = setting?.module ?? key;
		const wire = {
			name: 'A “name”',
			override: pick([false, 'active', 'inactive', 'forced']),
			requires_connection: chance(0.5),
			requires_user_connection: chance(0.5),
			available: chance(0.7),
			unavailable_reason: pick(['', 'The plan lacks it.']),
		};
		const flags = { hasConnectedOwner: chance(0.5), isLinked: chance(0.5) };
		const connection = pick(['connected', 'unconnected', 'offline'] as const);
		const settings = chance(0.7) ? { [module]: true } : {};
		const site = { modules: { [module]: wire }, settings, connection, flags };
		const record = moduleRecord({
			module,
			name: wire.name,
			override:
				wire.override === false
					? 'none'
					: wire.override === 'forced'
						? 'managed'
						: (wire.override as 'active' | 'inactive'),
			requiresConnection: wire.requires_connection,
			requiresUserConnection: wire.requires_user_connection,
			isAvailable: wire.available,
			unavailableReason: wire.unavailable_reason,
		});
		const facts: FileFacts = {
			...flags,
			canManageModules: true,
			isPublic: true,
			connection,
			ownerPath: findConnectPath('owner', {
				connection,
				canConnectSite: true,
				canReconnect: true,
				canConnectAccount: true,
				isLinked: flags.isLinked,
			}),
			modules: { [module]: record },
			settings,
			cards: [],
			site: { hasModule: () => true, hasKey: () => true, isInFolder: false },
			roles: {},
		};
		return { key, site, expected: findLack(facts, module, setting) };
	});
	const { body } = await callRest('admin', 'site-tools-double/v1/locks', {
		cases: cases.map(({ key, site }) => ({ key, site })),
	});
	expect(body).toEqual(cases.map(({ expected }) => expected));
	expect(new Set(cases.map(({ expected }) => expected)).size).toBeGreaterThan(7);
});

describe('the admin’s home', () => {
	const HOME = `${SITE}/wp-admin/index.php`;
	beforeAll(putScript);
	afterAll(removeScript);

	it('has one row with the status and one button, without its own request', async () => {
		await loadScenario('disconnected');
		const { page, complaints } = await openPage('admin');
		const calls: string[] = [];
		page.on('request', (request) => calls.push(request.url()));
		await page.goto(HOME);
		const widget = page.locator('#dashboard_for_jetpack_status');
		await widget.getByText("Your site isn't connected to WordPress.com").waitFor();
		expect(await widget.getByRole('link').count()).toBe(1);
		expect(calls.filter((url) => /jetpack(%2F|\/)v4/.test(url))).toEqual([]);
		await widget.getByRole('link', { name: 'Open the dashboard' }).click();
		await page.waitForURL(/page=jetpack/);
		expect(complaints).toEqual([]);
	});

	it.each([
		['complete', [/^Just now: Backed up · No threats found · Views so far today: \d+$/]],
		['threats', [/^Just now: 3 threats found · Views/, /^Backed up$/]],
		['backup-awaiting', [/^Just now: Backups aren't running · Views/]],
		['free', [/^Just now: No backups, no malware scans · Views/]],
		['cloud-failing', [/^Backups, threats and spam are checked in the dashboard$/]],
	])('shows what a visit has found: %s', async (scenario, expected) => {
		await loadScenario(scenario);
		const { page, complaints } = await openPage('admin', { keepsAnswers: true });
		await page.goto(`${PAGE}#/dashboard`);
		const status = page.getByRole('region', { name: 'Site status' });
		await status.getByText('Checking your site…').waitFor({ state: 'detached' });
		await page.goto(HOME);
		const lines = await page.locator('#dashboard_for_jetpack_status p').allTextContents();
		for (const line of expected) {
			expect(lines).toContainEqual(expect.stringMatching(line));
		}
		expect(complaints).toEqual([]);
	});

	it('says how old that is, and nothing that is older than a week', async () => {
		await loadScenario('threats');
		await askAll();
		const summaryAfter = async (seconds: number) => {
			await age(seconds);
			const html = await documentOf('admin', HOME);
			return /<div id="dashboard_for_jetpack_status"[^]*?<p>([^]*?)<\/p>/.exec(html)?.[1];
		};
		expect(await summaryAfter(2 * 3600)).toMatch(/^2 hours ago: <strong style="color:#b32d2e">/);
		expect(await summaryAfter(7 * 86_400)).toBe(
			'<strong>Backups, threats and spam are checked in the dashboard</strong>',
		);
	});

	it.each<Role>(['editor', 'subscriber'])('has nothing for a user who is %s', async (role) => {
		expect(await documentOf(role, HOME)).not.toContain('dashboard_for_jetpack_status');
	});

	it('leads to our own page beside Jetpack', async () => {
		await switchPlugin(JETPACK, 'active');
		try {
			expect(await documentOf('admin', HOME)).toContain(OWN_PAGE.replace(SITE, ''));
		} finally {
			await switchPlugin(JETPACK, 'inactive');
		}
	});
});
