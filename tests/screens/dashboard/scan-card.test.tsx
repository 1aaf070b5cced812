import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { findCard, getCard, queryCard, renderCards } from './parts';

const CARD = 'Security scan';

it.each([
	['SCAN-05 SCAN-23', 'threats', '3 security threats were found on your site.', '3 threats'],
	['SCAN-05 SCAN-23', 'scan-one-threat', '1 security threat was found on your site.', '1 threat'],
	[
		'SCAN-06 SCAN-23',
		'scan-no-credentials',
		'Please finish your setup by entering your server’s credentials.',
		'Action needed',
	],
	[
		'SCAN-07 SCAN-23',
		'scan-provisioning',
		'We are configuring your site protection.',
		'Setting up',
	],
	[
		'SCAN-08 SCAN-23',
		'security',
		'No security threats found. Your site will continue to be monitored for future threats.',
		'Secure',
	],
])('%s shows the state of %s: %s', async (_ids, scenario, text, badge) => {
	renderCards('scan', { scenario });
	expect(await getCard(CARD).findByText(text)).toBeVisible();
	expect(getCard(CARD).getByText(badge)).toBeVisible();
});

it('SCAN-05 SCAN-06 SCAN-08 links to the page for each state', async () => {
	const linkIn = async (scenario: string, name: RegExp) => {
		const { unmount } = renderCards('scan', { scenario });
		const link = await getCard(CARD).findByRole('link', { name });
		expect(link).toHaveAttribute('href', expect.stringContaining('https://jetpack.com/redirect/'));
		unmount();
	};
	await linkIn('threats', /Fix threats/);
	await linkIn('scan-no-credentials', /Enter credentials/);
	await linkIn('security', /See details/);
});

it('SCAN-03 is unavailable offline', () => {
	renderCards('scan', { scenario: 'offline' });
	expect(getCard(CARD).getByText('Unavailable in Offline Mode.')).toBeVisible();
});

it('SCAN-04 reports that it is loading', () => {
	renderCards('scan', { scenario: 'security' });
	expect(getCard(CARD).getByText('Loading…')).toBeVisible();
});

it.each([
	['SCAN-01', 'no-backups'],
	['SCAN-02', 'atomic'],
	['SCAN-02', 'multisite'],
])('%s is hidden on %s', async (_id, scenario) => {
	renderCards(['scan', 'protect'], { scenario });
	await findCard('Brute force protection');
	expect(queryCard(CARD)).not.toBeInTheDocument();
});

it.each([
	['SCAN-17', 'free', 'Upgrade', '#/plans'],
	['SCAN-18', 'site-only', 'Connect', '#/connect-user'],
])('%s offers on %s: %s', async (_id, scenario, name, href) => {
	renderCards('scan', { scenario });
	expect(await getCard(CARD).findByRole('link', { name: `${name} ${CARD}` })).toHaveAttribute(
		'href',
		href,
	);
});

it('reports a failure, and retries on request', async () => {
	let isDown = true;
	const { user } = renderCards(
		'scan',
		{ scenario: 'security' },
		http.get(`${REST}/scan`, () =>
			isDown
				? HttpResponse.error()
				: HttpResponse.json({
						code: 'success',
						data: '{"state":"idle","threats":[],"credentials":[{}]}',
					}),
		),
	);
	const again = await getCard(CARD).findByRole('button', { name: /^Try again/ });
	expect(getCard(CARD).getByText('Oops!')).toBeVisible();
	isDown = false;
	await user.click(again);
	await waitFor(() => expect(getCard(CARD).getByText(/No security threats/)).toBeVisible());
});

it('reports a failure, not a site without threats, if the answer has no list of threats', async () => {
	renderCards(
		'scan',
		{ scenario: 'security' },
		http.get(`${REST}/scan`, () =>
			HttpResponse.json({ code: 'success', data: '{"state":"idle"}' }),
		),
	);
	expect(await getCard(CARD).findByText('Oops!')).toBeVisible();
	expect(getCard(CARD).queryByText(/No security threats/)).not.toBeInTheDocument();
});

describe('a site that VaultPress scans', () => {
	const FILE = 'vaultpress/vaultpress.php';

	/** A site on the premium plan that VaultPress scans. */
	const VAULTPRESS_SITE = {
		world: {
			plan: { class: 'premium' },
			provider: { scan: { state: 'unavailable', reason: 'vp_active_on_site' } },
		},
	};

	const answerVaultPress = (body: object, status = 200) =>
		http.get(`${REST}/module/vaultpress/data`, () => HttpResponse.json(body, { status }));
	const plugins = (list: object) => http.get(`${REST}/plugins`, () => HttpResponse.json(list));
	const absent = answerVaultPress(
		{ code: 'not_active', message: 'No.', data: { status: 404 } },
		404,
	);

	it('SCAN-10 SCAN-11 reports a missing registration key', async () => {
		renderCards(
			'scan',
			VAULTPRESS_SITE,
			answerVaultPress({ code: 'not_registered', message: 'Not registered.' }),
		);
		expect(
			await getCard(CARD).findByText(/^VaultPress is having difficulties scanning/),
		).toBeVisible();
	});

	it('SCAN-10 SCAN-12 SCAN-13 shows the threats that VaultPress found', async () => {
		const found = (count: number) => ({
			code: 'success',
			data: { features: { security: true, backups: true }, security: { notice_count: count } },
		});
		const { unmount } = renderCards('scan', VAULTPRESS_SITE, answerVaultPress(found(2)));
		expect(await getCard(CARD).findByText(/^2 security threats/)).toBeVisible();
		unmount();
		renderCards('scan', VAULTPRESS_SITE, answerVaultPress(found(0)));
		expect(await getCard(CARD).findByText("No threats found, you're good to go!")).toBeVisible();
	});

	it('SCAN-14 offers to install the plugin', async () => {
		renderCards('scan', VAULTPRESS_SITE, absent, plugins({}));
		expect(await getCard(CARD).findByRole('button', { name: /^Install VaultPress/ })).toBeVisible();
		expect(getCard(CARD).getByText(/isn't installed\. Please install it/)).toBeVisible();
	});

	it('SCAN-15 SCAN-19 SCAN-22 activates the plugin with a notice, and opens its page', async () => {
		const sent: unknown[] = [];
		const { user, browser, store } = renderCards(
			'scan',
			VAULTPRESS_SITE,
			absent,
			plugins({ [FILE]: { Name: 'VaultPress', active: false } }),
			http.post(`${REST}/plugins`, async ({ request }) => {
				sent.push(await request.json());
				return HttpResponse.json({ code: 'success' });
			}),
		);
		await user.dblClick(await getCard(CARD).findByRole('button', { name: /^Activate VaultPress/ }));
		expect(store.getState().notices.list[0]?.text).toMatch(/VaultPress/);
		await waitFor(() =>
			expect(browser.navigate).toHaveBeenCalledWith(
				'http://site.test/wp-admin/admin.php?page=vaultpress',
			),
		);
		expect(sent).toEqual([{ slug: 'vaultpress', status: 'active' }]);
	});

	it('SCAN-21 reports that the plugin could not be activated, and stays on the page', async () => {
		const { user, browser, store } = renderCards(
			'scan',
			VAULTPRESS_SITE,
			absent,
			plugins({ [FILE]: { Name: 'VaultPress', active: false } }),
			http.post(`${REST}/plugins`, () =>
				HttpResponse.json({ code: 'no', message: 'No.' }, { status: 500 }),
			),
		);
		await user.click(await getCard(CARD).findByRole('button', { name: /^Activate VaultPress/ }));
		await waitFor(() =>
			expect(store.getState().notices.list).toMatchObject([
				{ status: 'is-error', text: 'Could not activate VaultPress.' },
			]),
		);
		expect(browser.navigate).not.toHaveBeenCalled();
	});

	it('SCAN-16 offers an upgrade on another plan', async () => {
		const world = { ...VAULTPRESS_SITE.world, plan: { class: 'personal' } };
		renderCards('scan', { world }, absent);
		expect(await getCard(CARD).findByRole('link', { name: /^Upgrade/ })).toBeVisible();
	});
});
