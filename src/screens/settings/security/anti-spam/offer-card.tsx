import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { KNOWN_PLUGINS } from '@/domain/plugins/known-plugins';
import type { Promotion } from '@/domain/promotions';
import { resolveAntiSpamOffer, type AntiSpamOfferView } from '@/domain/anti-spam/settings-card';
import { getCard } from '@/domain/settings/registry';
import { assertNever } from '@/lib/assert-never';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { selectEntitlements, selectPromotion } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { FeatureOffer } from '../../../common/feature-offer';
import { PluginStarter } from '../../../common/plugin-starter';
import { useEntitlementLoads } from '../../../common/use-entitlement-loads';
import { useLoads } from '../../../common/use-loads';
import { AboutCard } from '../../frame/about';
import { Marked, useHeadingLevel } from '../../frame/search-context';
import { SettingRow } from '../../frame/setting-row';
import { KEY } from './use-key-check';

const KEY_PAGE = 'admin.php?page=akismet-key-config';

const selectOfferFacts = createSelector(
	[selectAntiSpam, selectEntitlements, selectPromotion],
	(data, entitlements, promotion) => ({ data, entitlements, promotion }),
);

/** The two options: an existing key, or the plan (ROLE-10). */
function Offer({ promotion }: { promotion: Promotion }) {
	if (promotion === 'none') {
		return null;
	}
	return (
		<FeatureOffer
			feature="anti-spam"
			promotion={promotion}
			title={__('Anti-spam with Jetpack', 'dashboard-for-jetpack')}
			description={
				promotion === 'connect'
					? __(
							'Connect your account to see what Jetpack can do against spam.',
							'dashboard-for-jetpack',
						)
					: __(
							'Includes a key, and checks comments and forms automatically.',
							'dashboard-for-jetpack',
						)
			}
		/>
	);
}

interface OfferContentProps {
	view: Exclude<AntiSpamOfferView, { kind: 'hidden' }>;
	onRetry: () => void;
}

function OfferContent({ view, onRetry }: OfferContentProps) {
	switch (view.kind) {
		case 'loading':
			return <Skeleton height={68} label={__('Looking for Akismet…', 'dashboard-for-jetpack')} />;
		case 'failed':
			return (
				<ErrorState
					message={__("Couldn't check whether Akismet is installed.", 'dashboard-for-jetpack')}
					failure={view}
					onRetry={onRetry}
				/>
			);
		case 'get-plugin':
			return (
				<>
					<p>
						{view.isInstalled
							? __('Akismet is installed but not active.', 'dashboard-for-jetpack')
							: __('Install Akismet to block spam in comments and forms.', 'dashboard-for-jetpack')}
					</p>
					<SettingRow id={KEY}>
						<PluginStarter
							plugin={KNOWN_PLUGINS.antiSpam}
							path={KEY_PAGE}
							label={
								view.isInstalled
									? __('Activate Akismet', 'dashboard-for-jetpack')
									: __('Install Akismet', 'dashboard-for-jetpack')
							}
						/>
					</SettingRow>
					<Offer promotion={view.promotion} />
				</>
			);
		case 'needs-key':
			return <Offer promotion={view.promotion} />;
		default:
			return assertNever(view, 'anti-spam offer');
	}
}

/** How to get spam protection while the plugin is missing or has no key (SETSEC-45). */
export function OfferCard({ isActive }: { isActive: boolean }) {
	const level = useHeadingLevel(2);
	const facts = useAppSelector(selectOfferFacts);
	const retry = useLoads(loadAntiSpam);
	useEntitlementLoads();
	const view = resolveAntiSpamOffer({ ...facts, isActive });
	if (view.kind === 'hidden') {
		return null;
	}
	const title = __('Protect your site from spam', 'dashboard-for-jetpack');
	return (
		<Card
			headingLevel={level}
			title={<Marked text={title} />}
			// The card of the active plugin's key has the explanation.
			badge={!isActive && <AboutCard id="anti-spam" title={getCard('anti-spam').getTitle()} />}
		>
			<OfferContent view={view} onRetry={retry} />
		</Card>
	);
}
