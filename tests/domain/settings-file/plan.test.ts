import { planFile, writePlanText } from '@/domain/settings-file/plan';
import type { FileFacts } from '@/domain/settings-file/site-entries';

const FACTS: FileFacts = {
	canManageModules: true,
	isLinked: true,
	connection: 'connected',
	hasConnectedOwner: true,
	ownerPath: null,
	isPublic: true,
	modules: {},
	settings: {},
	cards: [],
	site: { hasModule: () => false, hasKey: () => false, isInFolder: false },
	roles: {},
};

const FILE = { modules: { stats: true, likes: false }, settings: { stb_enabled: true } };

const reasonsOf = (facts: FileFacts) =>
	planFile(FILE, facts).blocked.map(({ key, reason }) => `${key}: ${reason}`);

it('plans nothing for a person who may not manage modules, and says so', () => {
	const { changes, sameCount } = planFile(FILE, { ...FACTS, canManageModules: false });
	expect({ changes, sameCount }).toEqual({ changes: [], sameCount: 0 });
	expect(reasonsOf({ ...FACTS, canManageModules: false })).toEqual([
		"stats: You don't have permission to change this.",
		"likes: You don't have permission to change this.",
		"stb_enabled: You don't have permission to change this.",
	]);
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
