import PERFORMANCE from '@/screens/settings/performance';
import SECURITY from '@/screens/settings/security';
import { SettingsCard } from '@/screens/settings/settings-card';
import { loadCloudSite } from '@/state/cloud-site';
import type { SettingsCardId } from '@/domain/settings-registry';
import { act, renderScreen, screen, within } from '#tests/support/render';
import { answerGet } from '#tests/support/wire';

/** The page was printed on the free plan; since then something was bought, which the provider knows of. */
async function openAfterPurchase(id: SettingsCardId, products: string[]) {
	const specials = { ...SECURITY, ...PERFORMANCE };
	const { store } = renderScreen(<SettingsCard id={id} specials={specials} />, {
		scenario: 'free',
	});
	expect(await screen.findByRole('link', { name: 'Upgrade' })).toBeVisible();
	answerGet('site', {
		code: 'success',
		data: JSON.stringify({
			plan: { product_slug: 'jetpack_free' },
			products: products.map((slug) => ({ product_slug: slug })),
		}),
	});
	await act(() => store.dispatch(loadCloudSite({ force: true })));
	return within(screen.getByRole('region', { name: /^(Backups|Jetpack Backup|Protect|Search)/ }));
}

it.each<[string, SettingsCardId, string]>([
	['SETSEC-20 backups', 'backups', 'jetpack_backup_t1_yearly'],
	['SETSEC-45 anti-spam', 'anti-spam', 'jetpack_anti_spam'],
	['SETPERF-15 instant search', 'search', 'jetpack_search'],
])('%s: nobody is sold what the provider knows to be bought', async (_title, id, product) => {
	const card = await openAfterPurchase(id, [product]);
	expect(card.queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
});

it('SETSEC-17 a site that has bought backups is a backups-only site', async () => {
	const card = await openAfterPurchase('backups', ['jetpack_backup_t1_yearly']);
	expect(card.getByRole('heading', { level: 2, name: 'Jetpack Backup' })).toBeVisible();
});
