import { HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import { useEntitlementLoads } from '@/screens/common/use-entitlement-loads';
import MyPlanScreen from '@/screens/my-plan';
import { PlanFeatures } from '@/screens/my-plan/plan-features';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerGet, answerPost, hold } from '#tests/support/wire';

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

const PAID = ['Site accelerator', 'Anti-spam', 'Activity'];
const GROWTH = ['VideoPress', 'Ads', 'Google Analytics', 'Publicize connections'];
const BASIC = [
	'Brute force protection',
	'Site accelerator',
	'Themes',
	'Publicize connections',
	'Activity',
	'Support documentation',
];
const BACKUPS_AND_SCANS = 'Backups and security scanning';

it.each([
	['plan-personal', ['Backup', ...PAID]],
	['plan-premium', [BACKUPS_AND_SCANS, ...PAID, ...GROWTH]],
	['complete', [BACKUPS_AND_SCANS, 'Search', ...PAID, ...GROWTH]],
])('PLAN-08 PLAN-09 PLAN-10 shows the features of %s', async (scenario, titles) => {
	open({ scenario });
	expect(await findTitles('Anti-spam')).toEqual(titles);
});

it.each([
	['free', BASIC],
	['plan-backup-daily', ['Backup', ...BASIC]],
	['offline', BASIC],
])('PLAN-11 shows the features of %s', async (scenario, titles) => {
	open({ scenario });
	expect(await findTitles('Themes')).toEqual(titles);
});

it('PLAN-12 shows three placeholders for a plan of a single product', async () => {
	const { container } = renderScreen(<MyPlanScreen />, { scenario: 'plan-scan' });
	expect(await screen.findByText('What you bought is listed under My Products.')).toBeVisible();
	expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(3);
	const titles = screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
	expect(titles).toEqual(['My Products']);
});

it('PLAN-13 hides features that are switched off for everyone', async () => {
	open({
		scenario: 'complete',
		world: { modules: { override: { publicize: 'inactive', photon: 'inactive' } } },
	});
	const titles = await findTitles('Anti-spam');
	expect(titles).toContain('VideoPress');
	expect(titles).not.toContain('Publicize connections');
	expect(titles).not.toContain('Site accelerator');
});

it('PLAN-13 hides "Brute force protection" on the free plan if an override turns protect off', async () => {
	open({ world: { modules: { override: { protect: 'inactive' } } } });
	expect(await findTitles('Themes')).toEqual(
		BASIC.filter((title) => title !== 'Brute force protection'),
	);
});

it('activates a module, and then links to its settings', async () => {
	const { user, store } = open({
		scenario: 'complete',
		world: { modules: { active: ['photon'] } },
	});
	await findTitles('Google Analytics');
	expect(card('Google Analytics').getByText('Not active')).toBeVisible();
	await user.click(card('Google Analytics').getByRole('button', { name: /^Activate/ }));
	expect(await card('Google Analytics').findByText('Active')).toBeVisible();
	expect(card('Google Analytics').getByRole('link')).toHaveAttribute('href', '#/traffic');
	expect(store.getState().settings.saved['google-analytics']).toBe(true);
});

it.each([
	['Site accelerator', 'complete', { modules: { active: ['stats'] } }],
	['Search', 'complete', { modules: { active: ['photon'] } }],
])('%s: keeps its button until the module is active', async (name, scenario, world) => {
	const { user } = open({ scenario, world });
	const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
	await findTitles(name);
	const button = await card(name).findByRole('button', { name: /^Activate/ });
	await user.click(button);
	expect(button).toBeInTheDocument();
	expect(button).toHaveAttribute('aria-busy', 'true');
	release();
	expect(await card(name).findByText('Active')).toBeVisible();
});

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

it('activation: rolls back and keeps the focus when the save fails', async () => {
	const { user } = open({
		scenario: 'complete',
		world: { modules: { active: ['photon'] } },
	});
	answerPost('settings', { code: 'no', message: 'Not now.' }, 400);
	await findTitles('Google Analytics');
	await user.dblClick(await card('Google Analytics').findByRole('button', { name: /^Activate/ }));
	expect(await card('Google Analytics').findByRole('button', { name: /^Activate/ })).toHaveFocus();
	expect(card('Google Analytics').getByText('Not active')).toBeVisible();
});

it.each([
	['anti-spam-inactive', 'Included in your plan', 'Set up'],
	['anti-spam-invalid', 'Included in your plan', 'Set up'],
	['anti-spam-active', 'Active', 'View your anti-spam settings'],
])('shows the status of anti-spam on %s: %s', async (scenario, status, action) => {
	open({
		scenario,
		world: { plan: { product_slug: 'jetpack_personal', class: 'personal' } },
	});
	await findTitles('Anti-spam');
	expect(await card('Anti-spam').findByText(status)).toBeVisible();
	expect(card('Anti-spam').getByText(action)).toBeVisible();
});

it.each([
	['active', 'Active', 'View your backups'],
	['provisioning', 'Setting up', ''],
	['awaiting_credentials', 'Action needed', 'Enter credentials'],
	['unavailable', 'Bought, not set up yet', 'Contact support'],
])('shows the status of backups that are %s: %s', async (state, status, action) => {
	open({ scenario: 'complete', world: { provider: { rewind: { state } } } });
	await findTitles('Anti-spam');
	const backups = card(BACKUPS_AND_SCANS);
	expect(await backups.findByText(status)).toBeVisible();
	if (action) {
		expect(backups.getByText(action)).toBeVisible();
	}
});

it('reports that a status could not be checked, and retries on request', async () => {
	const { user } = open({
		scenario: 'complete',
		world: { faults: { rewind: { kind: 'unreachable', code: '', message: '', status: '' } } },
	});
	await findTitles('Anti-spam');
	const backups = card(BACKUPS_AND_SCANS);
	expect(await backups.findByText("Couldn't check its status.")).toBeVisible();
	answerGet('rewind', { code: 'success', data: JSON.stringify({ state: 'active' }) });
	await user.click(backups.getByRole('button', { name: /^Try again/ }));
	expect(await backups.findByText('Active')).toBeVisible();
});

it.each([
	['VideoPress', 'settings'],
	['Site accelerator', 'settings'],
	['Search', 'settings'],
])('%s: shows why it could not be turned on, until a retry succeeds', async (name, path) => {
	const { user } = open({ scenario: 'complete', world: { modules: { active: ['stats'] } } });
	await findTitles(name);
	const activate = await card(name).findByRole('button', { name: /^Activate/ });
	answerPost(path, { code: 'no', message: 'Not today.' }, 400);
	await user.click(activate);
	expect(await card(name).findByText(`Couldn't turn on ${name}. Not today.`)).toBeVisible();
	answerPost(path, { code: 'success' });
	await user.click(card(name).getByRole('button', { name: /^Try again/ }));
	expect(await card(name).findByText('Active')).toBeVisible();
	expect(card(name).queryByText(/Not today/)).not.toBeInTheDocument();
});
