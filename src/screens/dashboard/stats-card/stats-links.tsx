import { __, sprintf } from '@wordpress/i18n';
import { HOST } from '@/lib/brand';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppSelector } from '@/state/hooks';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';

/** Where there is more: the stats page of this admin, and the provider's (DASH-33). */
export function StatsLinks() {
	const adminUrl = useAppSelector((state) => selectSite(state).adminUrl);
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	return (
		<>
			<Button variant="link" href={`${adminUrl}admin.php?page=stats`}>
				{__('View detailed stats', 'jetpack')}
			</Button>
			<Button variant="link" href={getRedirectUrl('calypso-stats-day', { site })} target="_blank">
				{
					/* translators: %s: name of the provider. */
					sprintf(__('View more stats on %s', 'jetpack'), HOST)
				}
			</Button>
		</>
	);
}
