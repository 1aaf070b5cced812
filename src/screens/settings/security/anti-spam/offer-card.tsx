import { createSelector } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import type { Promotion } from '@/domain/promotions';
import {
	needsEntitlements,
	resolveAntiSpamOffer,
	type AntiSpamOfferView,
} from '@/domain/anti-spam/settings-card';
import { getCard } from '@/domain/settings/registry';
import { assertNever } from '@/lib/assert-never';
import { loadAntiSpam, selectAntiSpam } from '@/state/anti-spam';
import { selectEntitlements, selectPromotion } from '@/state/entitlements';
import { useAppSelector } from '@/state/hooks';
import { Card } from '@/ui/card';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { AntiSpamGrantBadge, AntiSpamStarter } from '../../../common/anti-spam-starter';
import { FeatureOffer } from '../../../common/feature-offer';
import { useEntitlementLoads } from '../../../common/use-entitlement-loads';
import { useLoads } from '../../../common/use-loads';
import { AboutCard } from '../../frame/about';
import { Marked, useHeadingLevel } from '../../frame/search-context';
import { SettingRow } from '../../frame/setting-row';
import { KEY } from './use-key-check';

const selectOfferFacts = createSelector(
	[selectAntiSpam, selectEntitlements, selectPromotion],
	(data, entitlements, promotion) => ({ data, entitlements, promotion }),
);

/** Of a banner in one row. */
const OFFER_HEIGHT = 74;

/** The two options: an existing key, or the plan (ROLE-10). */
function Offer({ promotion }: { promotion: Promotion | 'expected' }) {
	if (promotion === 'none') {
		return null;
	}
	if (promotion === 'expected') {
		return (
			<Skeleton height={OFFER_HEIGHT} label={__('Loading your plan…', 'dashboard-for-jetpack')} />
		);
	}
	return (
		<FeatureOffer
			feature="anti-spam"
			promotion={promotion}
			title={<Marked text={__('Anti-spam with Jetpack', 'dashboard-for-jetpack')} />}
			description={
				<Marked
					text={
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
			return (
				<>
					<Skeleton height={68} label={__('Looking for Akismet…', 'dashboard-for-jetpack')} />
					{view.promotion !== 'none' && <Skeleton height={OFFER_HEIGHT} />}
				</>
			);
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
						<Marked
							text={
								view.isInstalled
									? __('Akismet is installed but not active.', 'dashboard-for-jetpack')
									: __(
											'Install Akismet to block spam in comments and forms.',
											'dashboard-for-jetpack',
										)
							}
						/>
					</p>
					<SettingRow id={KEY}>
						<AntiSpamStarter lack={view.isInstalled ? 'inactive' : 'not-installed'} />
					</SettingRow>
					<Offer promotion={view.promotion} />
				</>
			);
		case 'owned':
			return <AntiSpamStarter lack="invalid-key" />;
		case 'needs-key':
			return <Offer promotion={view.promotion} />;
		default:
			return assertNever(view);
	}
}

/** How to get spam protection while the plugin is missing or has no key (SETSEC-45). */
export function OfferCard({ isActive }: { isActive: boolean }) {
	const level = useHeadingLevel(2);
	const facts = useAppSelector(selectOfferFacts);
	const retry = useLoads(loadAntiSpam);
	useEntitlementLoads({ isAsked: needsEntitlements({ ...facts, isActive }) });
	const view = resolveAntiSpamOffer({ ...facts, isActive });
	if (view.kind === 'hidden') {
		return null;
	}
	const title = __('Protect your site from spam', 'dashboard-for-jetpack');
	return (
		<Card
			headingLevel={level}
			title={<Marked text={title} />}
			badge={
				<>
					{(view.kind === 'owned' || view.kind === 'get-plugin') && <AntiSpamGrantBadge />}
					{/* The card of the active plugin's key has the explanation. */}
					{!isActive && <AboutCard id="anti-spam" title={getCard('anti-spam').getTitle()} />}
				</>
			}
		>
			<OfferContent view={view} onRetry={retry} />
		</Card>
	);
}
