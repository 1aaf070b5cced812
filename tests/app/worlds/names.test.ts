import modules from '#fixtures/wire/modules.json';
import { listPaletteEntries } from '@/extras/palette/domain/palette';
import { getCardName } from '@/domain/settings/card-names';
import { nameModule } from '@/domain/settings/registry';
import { screen, userEvent } from '#tests/support/render';
import { findFlaws } from '../support/visit';
import { listGoneNames } from './gone-names';

const SLUGS = modules.map(({ module }) => module);

it('a module has the same name while the settings’ records are not loaded', () => {
	const named = SLUGS.filter((slug) => getCardName(slug) !== undefined);
	expect(named.length).toBeGreaterThan(15);
	expect(named.map(getCardName)).toEqual(named.map((slug) => nameModule(slug, 'no record')));
});

it("a module without a record keeps the server's name, or its slug", () => {
	expect(nameModule('notes', 'Notifications')).toBe('Notifications');
	expect(nameModule('notes')).toBe('notes');
	expect(nameModule('vaultpress', 'Backups and security scanning')).toBe('VaultPress');
});

it('the palette has no name that is gone', () => {
	const entries = listPaletteEntries({
		canManageModules: true,
		canEditPosts: true,
		isLinked: true,
		isConnectionOwner: true,
		connection: 'connected',
		showRecommendations: true,
		showBackups: true,
		isToolbarAlwaysOn: false,
		isInFolder: false,
		modules: SLUGS,
		active: SLUGS,
		missingSettings: [],
	});
	expect(entries.length).toBeGreaterThan(60);
	expect(entries.flatMap(({ label }) => listGoneNames(label))).toEqual([]);
});

it('the list of modules, the check and a plan have no name that is gone', async () => {
	expect(await findFlaws('security', { '/modules': [], '/tools': [], '/tools/copy': [] })).toEqual(
		[],
	);
	const [preset] = screen.getAllByRole('button', { name: /^See the changes/ });
	await userEvent.click(preset!);
	const plan = await screen.findByRole('table');
	expect(plan).toHaveTextContent('Like buttons');
	expect(listGoneNames(plan.textContent)).toEqual([]);
});
