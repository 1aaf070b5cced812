import { http, HttpResponse } from 'msw';
import { waitFor } from '#tests/support/render';
import { REST } from '#tests/support/store';
import { enveloped, failOnce, hrefOf, reply } from '../parts';
import { getCard, queryCard, renderCards } from './parts';

const CARD = 'Security scan';

it.each([
	['SCAN-05 SCAN-23', 'threats', '3 threats', /^Fix threats/, /calypso-scanner/],
	['SCAN-06 SCAN-23', 'scan-no-credentials', 'Action needed', /^Enter credentials/, /credentials/],
	['SCAN-08 SCAN-23', 'security', 'Secure', /^See details/, /calypso-scanner/],
	['SCAN-17', 'free', "isn't scanned for malware", /^Upgrade/, /^#\/plans$/],
	['SCAN-18', 'site-only', 'Connect', /^Connect/, /^#\/connect-user$/],
])('%s has its state and its link on %s', async (_ids, scenario, badge, name, href) => {
	renderCards('scan', { scenario });
	await getCard(CARD).findByRole('link', { name });
	expect(hrefOf(name, getCard(CARD))).toMatch(href);
	expect(queryCard(CARD)).toHaveTextContent(badge);
});

it('SCAN-04 reports that it is loading, then a failure, and retries on request', async () => {
	const { user } = renderCards('scan', { scenario: 'security' }, failOnce('scan'));
	expect(getCard(CARD).getByText('Loading…')).toBeVisible();
	const again = await getCard(CARD).findByRole('button', { name: /^Try again/ });
	expect(getCard(CARD).getByText('Oops!')).toBeVisible();
	await user.click(again);
	await waitFor(() => expect(getCard(CARD).getByText(/No security threats/)).toBeVisible());
});

it('reports a failure, not a site without threats, if the answer has no list of threats', async () => {
	renderCards('scan', { scenario: 'security' }, enveloped('scan', { state: 'idle' }));
	expect(await getCard(CARD).findByText('Oops!')).toBeVisible();
	expect(getCard(CARD).queryByText(/No security threats/)).not.toBeInTheDocument();
});

describe('activating VaultPress', () => {
	/** A site on the premium plan that VaultPress would scan, if it were active. */
	const open = (answer: () => Response) => {
		const sent: unknown[] = [];
		const view = renderCards(
			'scan',
			{
				world: {
					plan: { class: 'premium' },
					provider: { scan: { state: 'unavailable', reason: 'vp_active_on_site' } },
				},
			},
			reply('module/vaultpress/data', { code: 'not_active', message: 'No.' }, 404),
			reply('plugins', { 'vaultpress/vaultpress.php': { Name: 'VaultPress', active: false } }),
			http.post(`${REST}/plugins`, async ({ request }) => {
				sent.push(await request.json());
				return answer();
			}),
		);
		const find = () => getCard(CARD).findByRole('button', { name: /^Activate VaultPress/ });
		return { ...view, find, sent };
	};

	it('SCAN-15 SCAN-19 SCAN-22 is announced, sent once, and opens its page', async () => {
		const { user, browser, store, find, sent } = open(() => HttpResponse.json({ code: 'success' }));
		await user.dblClick(await find());
		expect(store.getState().notices.list[0]?.text).toMatch(/VaultPress/);
		await waitFor(() =>
			expect(browser.navigate).toHaveBeenCalledWith(
				'http://site.test/wp-admin/admin.php?page=vaultpress',
			),
		);
		expect(sent).toEqual([{ slug: 'vaultpress', status: 'active' }]);
	});

	it('SCAN-21 stays on the page after a failure, and reports it', async () => {
		const { user, browser, store, find } = open(() =>
			HttpResponse.json({ code: 'no', message: 'No.' }, { status: 500 }),
		);
		await user.click(await find());
		await waitFor(() =>
			expect(store.getState().notices.list).toMatchObject([
				{ status: 'is-error', text: 'Could not activate VaultPress.' },
			]),
		);
		expect(browser.navigate).not.toHaveBeenCalled();
	});
});
