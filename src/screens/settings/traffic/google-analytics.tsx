import { __, sprintf } from '@wordpress/i18n';
import { getUnavailableReason } from '@/domain/modules/availability';
import { resolveGoogleAnalytics } from '@/domain/settings/tabs/traffic';
import { getSetting } from '@/domain/settings/registry';
import { getRedirectUrl } from '@/lib/redirect-url';
import { recordClick } from '@/state/store/analytics';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectModuleAvailability } from '@/state/modules';
import { selectIsSettingOn, selectSetting } from '@/state/settings';
import { selectSite } from '@/state/site';
import { Status } from '@/ui/status';
import type { CardSlots } from '../frame/card-frame';
import { ConfigureLink } from '../frame/configure-link';
import { SettingRow } from '../frame/setting-row';
import { PlanNote, usePlanFeature } from './plan-note';

const ID = 'google-analytics';

function AnalyticsState() {
	const dispatch = useAppDispatch();
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	const plan = usePlanFeature(ID);
	const availability = useAppSelector((state) => selectModuleAvailability(state, ID));
	const isOn = useAppSelector((state) => selectIsSettingOn(state, ID));
	const trackingId = useAppSelector((state) =>
		selectSetting(state, 'google_analytics_tracking_id'),
	);
	const view = resolveGoogleAnalytics({ availability, isOn, trackingId, plan });
	switch (view.kind) {
		case 'unavailable':
			return (
				<Status intent="inactive">
					{getUnavailableReason(view.availability, getSetting(ID).getName())}
				</Status>
			);
		case 'loading':
		case 'failed':
		case 'missing':
			return (
				<PlanNote
					module={ID}
					view={view}
					missing={__("Your plan doesn't include Google Analytics.")}
				/>
			);
		case 'usable':
			return (
				<div className="jd-tight">
					{view.trackingId && (
						<p>
							{sprintf(
								/* translators: %s: Google's identifier of the site, such as G-ABC123. */
								__('Tracking ID: %s'),
								view.trackingId,
							)}
						</p>
					)}
					{/* The tracking ID is set at the provider, which accepts hyphens. This site's API refuses them. */}
					<ConfigureLink
						href={getRedirectUrl('calypso-marketing-traffic', { site, anchor: 'analytics' })}
						onClick={() => dispatch(recordClick('configure-ga'))}
					>
						{__('Configure Google Analytics')}
					</ConfigureLink>
				</div>
			);
	}
}

function Analytics() {
	return (
		<>
			<p>{getSetting(ID).getDescription?.()}</p>
			<SettingRow id={ID}>
				<AnalyticsState />
			</SettingRow>
		</>
	);
}

/** Describes Google Analytics and links to its setup; nothing is saved here (TRAFFIC-40). */
export const GOOGLE_ANALYTICS: CardSlots = { rows: { [ID]: Analytics } };
