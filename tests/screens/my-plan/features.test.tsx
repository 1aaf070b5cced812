import { HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import { useEntitlementLoads } from '@/screens/common/use-entitlement-loads';
import MyPlanScreen from '@/screens/my-plan';
import { PlanFeatures } from '@/screens/my-plan/plan-features';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';

/** Only the features, with the data that they depend on. */
function Features() {
	return <PlanFeatures onRetry={useEntitlementLoads()} />;
}

const open = (options: StoreOptions) => renderScreen(<Features />, options);
const card = (name: string) => within(screen.getByRole('region', { name }));
const findTitles = async (first: string) => {
	await screen.findByRole('heading', { level: 3, name: first });
	return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
};

it('PLAN-12 shows three placeholders for a plan of a single product', async () => {
	const { container } = renderScreen(<MyPlanScreen />, { scenario: 'plan-scan' });
	expect(await screen.findByText('What you bought is listed under My Products.')).toBeVisible();
	expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(3);
	expect(screen.getByRole('heading', { name: 'My Products' })).toBeVisible();
	expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
});

it.each([
	['Google Analytics', '#/traffic'],
	['Search', expect.stringContaining('jetpack-search')],
])(
	'%s: keeps its button until the module is active, then links to its settings',
	async (name, href) => {
		const { user } = open({ scenario: 'complete', world: { modules: { active: ['photon'] } } });
		const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await findTitles(name);
		const button = await card(name).findByRole('button', { name: /^Activate/ });
		await user.click(button);
		expect(button).toBeInTheDocument();
		expect(button).toHaveAttribute('aria-busy', 'true');
		release();
		expect(await card(name).findByText('Active')).toBeVisible();
		expect(card(name).getByRole('link')).toHaveAttribute('href', href);
	},
);

it.each([
	['Google Analytics', 'Google Analytics', 'Google Analytics has been activated.'],
	['Publicize connections', '“Publicize connections”', 'Publicize connections has been activated.'],
	['Site accelerator', 'Site accelerator', 'Site accelerator is now speeding up your site!'],
	['Search', 'Search', 'Updated settings. Search is on.'],
])(
	'NOTICE-18 NOTICE-21 names the feature that the button of %s turned on, also for Undo',
	async (title, name, said) => {
		const { user, store } = open({
			scenario: title === 'Publicize connections' ? 'free' : 'complete',
			world: { modules: { active: ['stats'] } },
		});
		await findTitles(title);
		await user.click(await card(title).findByRole('button', { name: /^Activate/ }));
		await card(title).findByText('Active');
		await waitFor(() =>
			expect(selectNotices(store.getState()).at(-1)).toMatchObject({
				status: 'is-success',
				undo: { subject: name },
			}),
		);
		const { text, subject } = selectNotices(store.getState()).at(-1)!;
		expect([text, subject].filter(Boolean).join(' ')).toBe(said);
	},
);

it.each(['VideoPress', 'Site accelerator', 'Search'])(
	'%s: shows why it could not be turned on, until a retry succeeds',
	async (name) => {
		const { user } = open({ scenario: 'complete', world: { modules: { active: ['stats'] } } });
		await findTitles(name);
		const activate = await card(name).findByRole('button', { name: /^Activate/ });
		answerPost('settings', { code: 'no', message: 'Not today.' }, 400);
		await user.click(activate);
		expect(await card(name).findByText(`Couldn't turn on ${name}. Not today.`)).toBeVisible();
		answerPost('settings', { code: 'success' });
		await user.click(card(name).getByRole('button', { name: /^Try again/ }));
		expect(await card(name).findByText('Active')).toBeVisible();
		expect(card(name).queryByText(/Not today/)).not.toBeInTheDocument();
	},
);

it.each([
	['threats', 'calypso-scanner'],
	['vaultpress-threats', 'vaultpress-dashboard'],
])('%s: the backups lead to whoever found them', async (scenario, source) => {
	open({ scenario });
	const fix = await screen.findByRole('link', { name: /^Fix threats/ });
	expect(fix).toHaveAttribute('href', expect.stringContaining(`source=${source}`));
	expect(screen.getByRole('link', { name: /^View your backups/ })).toBeVisible();
});
