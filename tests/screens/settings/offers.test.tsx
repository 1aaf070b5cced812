import PERFORMANCE from '@/screens/settings/performance';
import SECURITY from '@/screens/settings/security';
import { AntiSpamCard } from '@/screens/settings/security/anti-spam/anti-spam-card';
import { SettingsCard } from '@/screens/settings/settings-card';
import { loadProviderSite } from '@/state/site/provider-site';
import type { SettingsCardId } from '@/domain/settings/registry';
import { act, renderScreen, screen, waitFor, within } from '#tests/support/render';
import { answerGet, answerPost } from '#tests/support/wire';
import { getCard, openCard, queryCard } from './security/parts';

describe('anti-spam', () => {
	const CARD = 'Protect your site from spam';
	const KEY_PAGE = 'http://site.test/wp-admin/admin.php?page=akismet-key-config';

	const open = (options: Parameters<typeof openCard>[1]) => openCard(<AntiSpamCard />, options);
	const card = () => getCard(CARD);

	it.each([
		['free', 'Install Akismet'],
		['anti-spam-inactive', 'Activate Akismet'],
	])(
		'SETSEC-08 SETSEC-45 has no field for a key on %s, but starts the plugin and opens its page: %s',
		async (scenario, label) => {
			const { user, browser } = open({ scenario });
			expect(card().getByText('Looking for Akismet…')).toBeInTheDocument();
			expect(screen.queryByText('Your API key')).not.toBeInTheDocument();
			answerPost('plugins', { code: 'success' });
			await user.click(await card().findByRole('button', { name: label }));
			await waitFor(() => expect(browser.navigate).toHaveBeenCalledWith(KEY_PAGE));
		},
	);

	it('SETSEC-45 disappears once a valid key is saved', async () => {
		const { user } = open({ scenario: 'anti-spam-no-key' });
		expect(await screen.findByRole('region', { name: CARD })).toBeVisible();
		await user.click(getCard('Anti-spam').getByRole('textbox'));
		await user.paste('a1b2c3d4e5f6');
		const save = getCard('Anti-spam').getByRole('button', { name: /^Save settings/ });
		await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
		await user.click(save);
		await waitFor(() => expect(queryCard(CARD)).not.toBeInTheDocument());
	});
});

describe('products bought since the page was printed', () => {
	/** Opens a page that was printed on the free plan; the provider then lists these products. */
	async function openAfterPurchase(id: SettingsCardId, products: string[]) {
		const specials = { ...SECURITY, ...PERFORMANCE };
		const { store } = renderScreen(<SettingsCard id={id} specials={specials} />, {
			scenario: 'free',
		});
		expect(await screen.findByRole('link', { name: /^Upgrade/ })).toBeVisible();
		answerGet('site', {
			code: 'success',
			data: JSON.stringify({
				plan: { product_slug: 'jetpack_free' },
				products: products.map((slug) => ({ product_slug: slug })),
			}),
		});
		await act(() => store.dispatch(loadProviderSite({ force: true })));
		return within(screen.getByRole('region', { name: /^(Backups|Jetpack Backup|Protect|Search)/ }));
	}

	it.each<[string, SettingsCardId, string]>([
		['SETSEC-20 backups', 'backups', 'jetpack_backup_t1_yearly'],
		['SETSEC-45 anti-spam', 'anti-spam', 'jetpack_anti_spam'],
		['SETPERF-15 instant search', 'search', 'jetpack_search'],
	])('%s: shows no offer once the provider lists the product', async (_title, id, product) => {
		const card = await openAfterPurchase(id, [product]);
		expect(card.queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});
});
