import { text } from 'node:stream/consumers';
import { createRandom } from '#tests/support/random';
import { closePages, openPage } from '../e2e/support/browser';
import { loadScenario, readSettings } from '../e2e/support/rest';
import { PAGE, type Role } from '../e2e/support/site';
import './support/no-complaints';
import { asJson, exported, run, setUpDoubles, type File } from './support/site-tools';

const fileOf = (parts: object) =>
	JSON.stringify({
		format: 'dashboard-for-jetpack/settings',
		version: 1,
		modules: {},
		settings: {},
		...parts,
	});

interface Plan {
	blocked: { key: string; reason: string }[];
	refused: { key: string; reason: string }[];
	ignored: { key: string }[];
}

const planOf = async (command: string, file: string) =>
	JSON.parse((await run(command, { ...asJson, file })).lines.join('')) as Plan;

setUpDoubles();
beforeAll(() => loadScenario('free'));
afterEach(() => closePages());

describe('commands', () => {
	it.each(['free', 'security', 'disconnected', 'jetpack-16', 'overridden'])(
		'exports the same file as the Tools screen in %s, which changes nothing there',
		async (scenario) => {
			await loadScenario(scenario);
			const { page } = await openPage('admin');
			await page.goto(`${PAGE}#/tools/copy`);
			const saved = page.waitForEvent('download');
			await page.getByRole('button', { name: 'Download settings' }).click();
			const own = JSON.parse(await text(await (await saved).createReadStream())) as File;
			const { modules, settings } = await exported();
			expect({ modules, settings }).toEqual({ modules: own.modules, settings: own.settings });
			const plan = await run('plan', { ...asJson, file: JSON.stringify(own) });
			expect([plan.exit, JSON.parse(plan.lines.join(''))]).toMatchObject([0, { changes: [] }]);
		},
	);

	it('plans without a change, applies, and then has nothing to do', async () => {
		await loadScenario('free');
		const before = await exported();
		const { sitemaps = false, stats = false } = before.modules;
		const wanted = {
			...before,
			modules: { ...before.modules, sitemaps: !sitemaps, stats: !stats },
			settings: { ...before.settings, carousel_background_color: 'white' },
		};
		const file = JSON.stringify(wanted);
		const plan = await run('plan', { file });
		expect(plan.exit).toBe(2);
		expect(plan.lines).toContain(`- Sitemaps: ${sitemaps ? 'On → Off' : 'Off → On'}`);
		expect(await exported()).toMatchObject({ modules: before.modules });
		const applied = await run('apply', { ...asJson, file });
		expect(JSON.parse(applied.lines.join(''))).toMatchObject({ refused: [] });
		expect(applied.exit).toBe(0);
		const after = await exported();
		expect(after.modules).toMatchObject({ sitemaps: !sitemaps, stats: !stats });
		expect(await run('plan', { file })).toMatchObject({
			exit: 0,
			lines: ['This site has these settings already.'],
		});
		expect((await run('apply', { file: JSON.stringify(before) })).exit).toBe(0);
		const restored = await exported();
		expect(restored.modules).toEqual(before.modules);
	});

	it('applies random files, and exports them again (seeds 1 to 3)', async () => {
		for (const seed of [1, 2, 3]) {
			await loadScenario('jetpack-16');
			const { chance } = createRandom(seed);
			const now = await exported();
			const turn = (part: Record<string, unknown>) =>
				Object.fromEntries(
					Object.entries(part).map(([key, value]) => [
						key,
						typeof value === 'boolean' ? chance(0.5) : value,
					]),
				);
			// The blocks of this release are a module; the older option is its opposite.
			const { jetpack_blocks_disabled: _older, ...settings } = turn(now.settings);
			const file = { ...now, modules: turn(now.modules), settings };
			const { blocked, refused } = await planOf('apply', JSON.stringify(file));
			expect([...blocked, ...refused].filter(({ reason }) => !reason)).toEqual([]);
			const left = new Set([...blocked, ...refused].map(({ key }) => key));
			const after = await exported();
			const wanted = Object.entries({ ...file.modules, ...file.settings });
			const got: Record<string, unknown> = { ...after.modules, ...after.settings };
			expect({
				seed,
				wrong: wanted.filter(
					([key, value]) => !left.has(key) && JSON.stringify(got[key]) !== JSON.stringify(value),
				),
			}).toEqual({ seed, wrong: [] });
		}
	});

	it.each([
		[{ modules: { blocks: false }, settings: { jetpack_blocks_disabled: false } }],
		[{ modules: {}, settings: { jetpack_blocks_disabled: true } }],
	])('turns the blocks off by %j, where they are a module', async (part) => {
		await loadScenario('jetpack-16');
		const now = await exported();
		expect(now).toMatchObject({
			modules: { blocks: true },
			settings: { jetpack_blocks_disabled: false },
		});
		const file = JSON.stringify({ ...now, ...part });
		expect((await run('apply', { file })).exit).toBe(0);
		await expect(exported()).resolves.toMatchObject({
			modules: { blocks: false },
			settings: { jetpack_blocks_disabled: true },
		});
	});

	it('leaves alone a setting that was changed elsewhere since the plan, and overwrites it when it runs again', async () => {
		await loadScenario('free');
		const now = await exported();
		const file = JSON.stringify({
			...now,
			modules: { ...now.modules, sitemaps: !now.modules.sitemaps },
			settings: { ...now.settings, jetpack_comment_form_color_scheme: 'dark' },
		});
		const between = { jetpack_comment_form_color_scheme: 'transparent' };
		const { exit, lines } = await run('apply', { file, between });
		expect(lines.slice(-3)).toEqual([
			'1 of 2 changes applied.',
			'These settings were changed somewhere else. They were left as they are; run the command again to overwrite them:',
			'- Color scheme: Light → Dark. Now: Transparent',
		]);
		expect(exit).toBe(2);
		expect(await readSettings()).toMatchObject({
			...between,
			sitemaps: !now.modules.sitemaps,
		});
		const again = await run('apply', { ...asJson, file });
		expect(JSON.parse(again.lines.join(''))).toMatchObject({ changed: [], refused: [] });
		expect(again.exit).toBe(0);
		expect((await exported()).settings).toMatchObject({
			jetpack_comment_form_color_scheme: 'dark',
		});
	});

	it('applies what another process has read, whatever else that printed', async () => {
		await loadScenario('free');
		const now = await exported();
		const facts = await run('facts');
		const file = JSON.stringify({ ...now, modules: { sitemaps: !now.modules.sitemaps } });
		const printed = { ...facts, lines: ['PHP Notice: Something', ...facts.lines] };
		const { lines } = await run('apply', { file, printed });
		expect(lines).toContain("- Sitemaps: The site didn't keep this value.");
		expect((await readSettings()).sitemaps).toBe(!now.modules.sitemaps);
	});

	it.each([
		['says', 'Sorry, you are not allowed to do that.', 'Sorry, you are not allowed to do that.'],
		['does not say', '', "The settings couldn't be read."],
	])(
		'changes nothing if another process cannot read the site and %s why',
		async (_does, error, sentence) => {
			const before = await readSettings();
			const file = fileOf({ modules: { sitemaps: !before.sitemaps } });
			const ran = await run('apply', { file, printed: { lines: [], error, exit: 255 } });
			expect(ran).toEqual({ lines: [], error: sentence, exit: 1 });
			expect(await readSettings()).toEqual(before);
		},
	);

	it('prints no control characters of a file, and the same values as JSON', async () => {
		const evil = '\u001b[31mred\u001b]0;title\u0007\r\n- Stats: On\u202e\u009b\0';
		const file = fileOf({ settings: { [evil]: true } });
		const { lines } = await run('plan', { file });
		expect(lines.at(-1)).toBe("- red - Stats: On: This dashboard doesn't know this setting.");
		const json = (await run('plan', { ...asJson, file })).lines.join('');
		expect(json).not.toMatch(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]/);
		expect(JSON.parse(json)).toMatchObject({ ignored: [{ key: evil }] });
	});

	it('lists the first hundred of 60,000 lines that are not used, and counts the rest', async () => {
		const many = Object.fromEntries(
			Array.from({ length: 60_000 }, (_, index) => [`x${index}_`, 1]),
		);
		const file = fileOf({ settings: many });
		const { lines } = await run('plan', { file });
		expect(lines).toHaveLength(104);
		expect(lines.at(-1)).toBe('- and 59900 more');
		const json = await planOf('plan', file);
		expect(json).toMatchObject({ ignored: { length: 100 }, ignoredCount: 60_000 });
	});

	it('names the change that the site refuses, and why, and makes the other changes', async () => {
		await loadScenario('offline');
		const now = await exported();
		const file = {
			...now,
			modules: { ...now.modules, monitor: true, sitemaps: !now.modules.sitemaps },
		};
		expect(await planOf('apply', JSON.stringify(file))).toMatchObject({
			blocked: [{ key: 'monitor', reason: 'Unavailable in Offline Mode' }],
			changes: [{ key: 'sitemaps' }],
			refused: [],
		});
		expect((await readSettings()).sitemaps).toBe(!now.modules.sitemaps);
	});

	it.each<[string, string, RegExp]>([
		['no JSON', '{', /isn't JSON/],
		['another file', '{"format":"x"}', /isn't a settings file/],
		['a list', '[1]', /isn't a settings file/],
		['a newer version', '{"format":"dashboard-for-jetpack/settings","version":2}', /newer version/],
		['a file that is too deep', '['.repeat(3000) + ']'.repeat(3000), /too deep|isn't JSON/],
		[
			'a key twice',
			fileOf({ modules: { stats: true } }).replace('true', 'true,"st\\u0061ts":false'),
			/“stats” twice/,
		],
		['a large file', ' '.repeat(1024 * 1024 + 1), /too large/],
		['modules that are no map', fileOf({ modules: ['stats'] }), /wrong format/],
	])('refuses %s with one sentence, and changes nothing', async (_name, file, sentence) => {
		const before = await readSettings();
		const ran = await run('apply', { file });
		expect(ran).toMatchObject({ exit: 1, error: expect.stringMatching(sentence) });
		expect(await readSettings()).toEqual(before);
	});

	it('leaves out lines that do not fit, with the reason', async () => {
		const file = fileOf({
			modules: { stats: 'yes', __proto__x: true, akismet: true },
			settings: { google: 'code', admin_bar: 'no', nonsense: 1, sitemaps: true },
		});
		const { ignored } = await planOf('plan', file);
		expect(ignored.map(({ key }) => key).join()).toBe(
			'stats,__proto__x,akismet,google,admin_bar,nonsense,sitemaps',
		);
	});

	it.each<Role>(['editor', 'subscriber'])('refuses a user who is %s', async (role) => {
		for (const command of ['status', 'export', 'plan', 'facts', 'apply']) {
			expect(await run(command, { role, file: '{}' })).toEqual({
				lines: [],
				error: 'Run this as a user who manages the site, such as --user=admin.',
				exit: 1,
			});
		}
	});

	it('says what needs attention, with exit code 2', async () => {
		await loadScenario('disconnected');
		const ran = await run('status');
		expect(ran.exit).toBe(2);
		expect(ran.lines).toContain("- Your site isn't connected to WordPress.com");
		const { lines } = await run('status', asJson);
		expect(JSON.parse(lines.join(''))).toMatchObject({ overall: 'needs', rows: expect.any(Array) });
	});
});
