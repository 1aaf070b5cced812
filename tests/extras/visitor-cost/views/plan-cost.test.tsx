import CopySettingsScreen from '@/extras/copy-settings/views/copy-settings-screen';
import { renderScreen, screen, within } from '#tests/support/render';

const COST = {
	at: 1,
	pages: [
		{
			page: 'front',
			adds: [{ kind: 'script', url: 'https://site.test/m.js', host: '', bytes: 12000 }],
			drops: [],
			inlineBytes: 0,
			otherBytes: 0,
			hosts: [],
			cookies: [],
		},
	],
};

/** Opens the changes of the default modules on a site where none is on. */
async function open(costs: object) {
	const { user } = renderScreen(<CopySettingsScreen />, {
		route: '/tools/copy',
		world: { modules: { active: [] } },
		remembered: {
			'dashboard-for-jetpack-visitor-cost': JSON.stringify({ 'site site.test': costs }),
		},
	});
	const preset = await screen.findByRole('heading', { name: 'Default modules' });
	await user.click(within(preset.closest('li')!).getByRole('button', { name: /^See the changes/ }));
	await screen.findByRole('button', { name: /^Apply/ });
	return user;
}

it('the changes of a preset say what visitors get, if it was measured', async () => {
	const user = await open({ carousel: COST, stats: COST, unknown: COST });
	const sentence = await screen.findByText(/^Altogether, visitors load /);
	expect(sentence).toHaveTextContent(
		/load \d scripts? more, (12|24) kB more\. \d+ of these modules weren’t measured\.$/,
	);
	const rows = screen.getAllByRole('checkbox', { checked: true });
	for (const row of rows) {
		await user.click(row);
	}
	expect(screen.queryByText(/^Altogether/)).toBeNull();
}, 20_000);

it('the changes say nothing about visitors if nothing was measured', async () => {
	await open({});
	expect(screen.queryByText(/^Altogether/)).toBeNull();
});
