// Imported here because loading the chunk can take seconds on a busy machine.
import '@/screens/dashboard';
import '@/screens/my-plan';
import { screen, waitFor, within } from '#tests/support/render';
import { findTitle, goTo, openAt } from '../support/render-app';
import { field, findPanel, opener, openPanel, panel, queryPanel, renderDevelopment } from './parts';
import { selectScanAnswer } from '@/state/scan';

const card = (name: string) => screen.queryByRole('heading', { name });

it('DEV-01 DASH-30 opens from the footer, of development versions only', async () => {
	const production = await openAt({ route: '/privacy' }, 'Privacy');
	expect(screen.queryByRole('button', { name: 'Dev Tools' })).not.toBeInTheDocument();
	production.unmount();
	const { user } = renderDevelopment({ route: '/privacy' });
	await findTitle('Privacy');
	expect(queryPanel()).not.toBeInTheDocument();
	await user.click(opener());
	await findPanel();
	expect(opener()).toHaveAttribute('aria-expanded', 'true');
	expect(field('Role')).toHaveFocus();
});

it('DEV-03 offers the mock roles and every other preview option', async () => {
	await openPanel({ route: '/privacy' }, 'Privacy');
	const valuesOf = (...names: string[]) =>
		names.flatMap((name) => [...field(name).options].map(({ value }) => value).filter(Boolean));
	expect(valuesOf('Role', 'Stats', 'Account').sort()).toEqual(
		[
			'admin_master',
			'admin_secondary',
			'editor',
			'contributor',
			'author',
			'subscriber',
			'view_stats',
			'hide_stats',
			'is_linked',
			'is_unlinked',
		].sort(),
	);
	expect(valuesOf('Plan')).toHaveLength(18);
	expect(valuesOf('Threats')).toContain('17');
	expect(valuesOf('Backups')).toContain('awaiting_credentials');
	expect(valuesOf('Scan')).toContain('scanning');
});

describe('DEV-02 a choice changes the screens until it is reset', () => {
	const CONNECT_ACCOUNT =
		'Connect your WordPress.com account to write posts and check your stats in the Jetpack app.';
	const text = (words: string) => () => screen.queryByText(words);

	const PREVIEWS = [
		['Threats', '17', text('17 security threats were found on your site.')],
		['Scan', 'provisioning', text('We are configuring your site protection.')],
		['Backups', 'provisioning', text("We're setting up your backups.")],
		['Account', 'is_unlinked', text(CONNECT_ACCOUNT)],
	] as const;

	it('DEV-06 threats, the scan, the backups and a linked account', async () => {
		const { pick, user } = await openPanel();
		for (const [topic, value, query] of PREVIEWS) {
			expect(query()).not.toBeInTheDocument();
			await pick(topic, value);
			await waitFor(() => expect(query()).toBeVisible());
			if (topic !== 'Account') {
				await pick(topic, '');
				await waitFor(() => expect(query()).not.toBeInTheDocument());
			}
		}
		await user.click(within(panel()).getByRole('button', { name: 'Close' }));
		await waitFor(() => expect(screen.queryByText(CONNECT_ACCOUNT)).not.toBeInTheDocument());
		expect(opener()).toHaveFocus();
	});

	it('previews another role, and the stats for a role', async () => {
		const { pick, user } = await openPanel();
		expect(card('Backup')).toBeVisible();
		await pick('Role', 'editor');
		await waitFor(() => expect(card('Backup')).not.toBeInTheDocument());
		expect(card('Site stats')).not.toBeInTheDocument();
		await pick('Stats', 'view_stats');
		await waitFor(() => expect(card('Site stats')).toBeVisible());
		await pick('Stats', 'hide_stats');
		await waitFor(() => expect(card('Site stats')).not.toBeInTheDocument());
		await user.click(within(panel()).getByRole('button', { name: 'Show the site as it is' }));
		await waitFor(() => expect(card('Backup')).toBeVisible());
		expect(field('Role')).toHaveValue('');
	});
});

describe('the address', () => {
	it('contains the preview, keeps it on other screens, and drops it when the panel closes', async () => {
		const { pick, router, user } = await openPanel({ route: '/privacy?other=1' }, 'Privacy');
		await pick('Role', 'author');
		await waitFor(() => expect(router.state.location.search).toContain('preview-role=author'));
		expect(router.state.location.search).toContain('other=1');
		await goTo(router, '/dashboard');
		await waitFor(() => expect(router.state.location.search).toBe('?preview-role=author'));
		await user.click(within(panel()).getByRole('button', { name: 'Close' }));
		await waitFor(() => expect(router.state.location.search).toBe(''));
		expect(queryPanel()).not.toBeInTheDocument();
		expect(router.state.location.pathname).toBe('/dashboard');
	});

	it('opens with a preview in a collapsed panel, without taking the focus', async () => {
		const { store } = renderDevelopment({
			route: '/privacy?preview-role=editor&preview-scan=idle',
		});
		await findPanel();
		expect(panel()).toHaveTextContent('Role: Editor');
		expect(panel()).toHaveTextContent('Scan: Idle');
		expect(screen.queryByRole('combobox', { name: 'Role' })).not.toBeInTheDocument();
		expect(panel()).not.toContainElement(document.activeElement as HTMLElement);
		await waitFor(() =>
			expect(selectScanAnswer(store.getState())).toMatchObject({ phase: 'loading' }),
		);
	});

	it('reports an unknown option, and applies the rest', async () => {
		const { router } = renderDevelopment({ route: '/privacy?preview-role=king&preview-scan=idle' });
		await findPanel();
		expect(panel()).toHaveTextContent('Unknown preview option: role=king');
		expect(panel()).toHaveTextContent('Scan: Idle');
		await waitFor(() => expect(router.state.location.search).toBe('?preview-scan=idle'));
		expect(panel()).toHaveTextContent('role=king');
	});
});
