import { listRest, planFile, writePlanText } from '@/extras/copy-settings/domain/plan';
import type { FileFacts } from '@/domain/settings/file/site-entries';
import { FACTS, SITE } from '#tests/domain/settings/file/facts';

const COLOR = 'carousel_background_color';
const FILE = { modules: { stats: true, likes: false }, settings: { stb_enabled: true } };

const reasonsOf = (facts: FileFacts) =>
	planFile(FILE, facts).blocked.map(({ key, reason }) => `${key}: ${reason}`);

it('plans nothing for a person who may not manage modules, and says so', () => {
	const { changes, sameCount } = planFile(FILE, { ...FACTS, canManageModules: false });
	expect({ changes, sameCount }).toEqual({ changes: [], sameCount: 0 });
	expect(reasonsOf({ ...FACTS, canManageModules: false })).toEqual(
		['stats', 'likes', 'stb_enabled'].map(
			(key) => `${key}: You don't have permission to change this.`,
		),
	);
});

it('has nothing to turn off on a site without the module', () => {
	expect(planFile(FILE, FACTS).sameCount).toBe(1);
	expect(reasonsOf(FACTS)).toEqual([
		"stats: This site's Jetpack doesn't have this.",
		"stb_enabled: This site's Jetpack doesn't have this.",
	]);
});

it('is not confused by modules that are called like members of objects', () => {
	const modules = { constructor: true, valueOf: false };
	expect(planFile({ modules, settings: {} }, FACTS).changes).toEqual([]);
});

it('a copied plan lists the first hundred lines that cannot be applied, and counts the rest', () => {
	const names = Array.from({ length: 80 }, (_, index) => `made-up-${index}`);
	const modules = Object.fromEntries(names.map((name) => [name, true]));
	const ignored = names.map((key) => ({ key, reason: 'No.' }));
	const plan = planFile({ modules, settings: {} }, FACTS);
	const lines = writePlanText(plan, { ignored, ignoredCount: 60_000 }).split('\n');
	expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(101);
	expect(lines.at(-1)).toBe('- and 59980 more');
});

const planOf = (settings: object, facts: FileFacts = SITE, modules: Record<string, boolean> = {}) =>
	planFile({ modules, settings: { ...settings } }, facts);

describe('an entry of a file', () => {
	it('becomes a change with both values, its card and its screen', () => {
		expect(planOf({ [COLOR]: 'white' }, SITE, { 'made-up': true })).toEqual({
			changes: [
				{
					key: 'made-up',
					name: 'Made up',
					place: 'Other features',
					tab: undefined,
					from: { value: false, label: 'Off' },
					to: { value: true, label: 'On' },
				},
				{
					key: COLOR,
					name: 'Color scheme of the carousel',
					place: 'Media',
					tab: 'writing',
					from: { value: 'black', label: 'Black' },
					to: { value: 'white', label: 'White' },
				},
			],
			blocked: [],
			sameCount: 0,
		});
	});

	it('counts as the same if the site has its value', () => {
		const same = { [COLOR]: 'black', count_roles: ['editor'] };
		const plan = { changes: [], blocked: [], sameCount: 3 };
		expect(planOf(same, SITE, { carousel: true })).toEqual(plan);
	});

	it.each<[string, object, Record<string, boolean>, string]>([
		['a choice like a method', { [COLOR]: 'valueOf' }, {}, 'offer'],
		['a choice that is no text', { [COLOR]: ['white'] }, {}, "doesn't offer"],
		['missing roles', { count_roles: ['baker', 'editor', 'cook'] }, {}, 'roles: baker, cook'],
		['a setting of a missing module', { stb_enabled: false }, {}, "Jetpack doesn't have this"],
		['an option that the server lacks', { carousel_display_exif: true }, {}, "doesn't have this"],
	])('is blocked with its reason and value: %s', (_title, settings, modules, reason) => {
		const [[key, value] = []] = [...Object.entries(settings), ...Object.entries(modules)];
		const { blocked, changes } = planOf(settings, SITE, modules);
		expect({ blocked, changes }).toMatchObject({
			blocked: [{ key, reason: expect.stringContaining(reason), to: { value } }],
			changes: [],
		});
	});

	it('can be changed to roles that the site has, and to any state of a switch', () => {
		const { changes } = planOf({ count_roles: ['administrator'], infinite_scroll: false });
		expect(changes.map(({ key }) => key)).toEqual(['count_roles', 'infinite_scroll']);
	});

	it('lists no choice where the module lists none', () => {
		const { carousel } = SITE.modules;
		const modules = { ...SITE.modules, carousel: { ...carousel!, options: {} } };
		const { blocked } = planOf({ [COLOR]: 'white' }, { ...SITE, modules });
		expect(blocked).toMatchObject([{ reason: "This site doesn't offer this choice." }]);
	});
});

it('tells an ignored line from a blocked entry with the same key', () => {
	const { blocked } = planOf({}, SITE, { sitemaps: true });
	const lines = { ignored: [{ key: 'sitemaps', reason: 'No.' }], ignoredCount: 1 };
	const { first, count } = listRest({ changes: [], blocked, sameCount: 0 }, lines);
	expect(first.slice(1)).toEqual([{ key: 'ignored sitemaps', name: 'sitemaps', reason: 'No.' }]);
	expect([count, first[0]?.key]).toEqual([2, 'sitemaps']);
});

it('copies a plan by place', () => {
	const plan = planOf({ [COLOR]: 'white' }, SITE, { sitemaps: true });
	const none = { ignored: [], ignoredCount: 0 };
	expect(writePlanText({ ...plan, blocked: [] }, none).split('\n')).toEqual([
		'Changes to the Jetpack settings',
		'',
		'Media',
		'- Color scheme of the carousel: Black → White',
	]);
	expect(writePlanText({ ...plan, changes: [] }, none).split('\n')).toEqual([
		'Changes to the Jetpack settings',
		'',
		"Can't be applied",
		"- Sitemaps: This site's Jetpack doesn't have this.",
	]);
});
