import { __, sprintf } from '@wordpress/i18n';
import { globe } from '@wordpress/icons';
import { assertNever } from '@/lib/assert-never';
import { HOST } from '@/lib/brand';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Status } from '@/ui/status';
import { ConnectedSite } from './connected-site';
import { selectSiteConnectionCard } from './select-site-connection-card';

/** The site's own connection, the first of the two layers (CONN-01, CONN-15, CONN-16). */
export function SiteConnectionCard() {
	return (
		<Card title={__('Site connection', 'jetpack')} icon={globe}>
			<Content />
		</Card>
	);
}

function Content() {
	const view = useAppSelector(selectSiteConnectionCard);
	switch (view.kind) {
		case 'offline':
			return (
				<Status intent="inactive">
					{sprintf(
						/* translators: %s: name of the provider. */
						__('Your site is in Offline Mode, so it cannot be connected to %s.', 'jetpack'),
						HOST,
					)}
				</Status>
			);
		case 'unconnected':
			if (!view.canConnect) {
				return (
					<p>
						{sprintf(
							/* translators: %s: name of the provider. */
							__(
								'This site is not connected to %s. Please ask the site administrator to connect.',
								'jetpack',
							),
							HOST,
						)}
					</p>
				);
			}
			return (
				<>
					<p>
						{sprintf(
							/* translators: %s: name of the provider. */
							__('Your site is not connected to %s yet.', 'jetpack'),
							HOST,
						)}
					</p>
					<Button variant="primary" size="small" href="#/setup">
						{__('Set up Jetpack', 'jetpack')}
					</Button>
				</>
			);
		case 'connected':
			return <ConnectedSite hasOwner={view.hasOwner} canManage={view.canManage} />;
		default:
			return assertNever(view, 'view');
	}
}
