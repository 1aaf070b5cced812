import { __, sprintf } from '@wordpress/i18n';
import { hasEarnings } from '@/domain/settings/tabs/traffic';
import { getRedirectUrl } from '@/lib/redirect-url';
import { joinUrl } from '@/lib/safe-url';
import { recordClick } from '@/state/store/analytics';
import { selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive } from '@/state/modules';
import { selectSite } from '@/state/site';
import { ExternalLink } from '@/ui/external-link';
import type { CardSlots } from '../frame/card-frame';
import { ConfigureLink } from '../frame/configure-link';
import { getPlanReason } from '../frame/use-setting-state';
import { SettingSwitch } from '../frame/setting-switch';
import { PlanNote, usePlanFeature } from './plan-note';

const CCPA = 'wordads_ccpa_enabled';
const SECOND = 'wordads_second_belowpost';

const MISSING = () => __("Your plan doesn't include ads.");

/** The switch for ads, with the terms that people accept by turning them on (TRAFFIC-04, TRAFFIC-14). */
function AdsSwitch() {
	const plan = usePlanFeature('wordads');
	return (
		<>
			<SettingSwitch id="wordads" restReason={getPlanReason(plan.kind, MISSING())} />
			{plan.kind !== 'granted' && <PlanNote module="wordads" view={plan} missing={MISSING()} />}
			<p>
				{__('By turning on ads, you agree to these terms:')}{' '}
				<ExternalLink href={getRedirectUrl('wpcom-automattic-ads-tos')}>
					{__('Automattic Ads Terms of Service')}
				</ExternalLink>
			</p>
		</>
	);
}

/** The last placement, and the widget for all others, whose page has it only while ads are on (TRAFFIC-06). */
function SecondAd() {
	const dispatch = useAppDispatch();
	const { adminUrl } = useAppSelector(selectSite);
	const isOn = useAppSelector((state) => selectIsModuleActive(state, 'wordads'));
	return (
		<>
			<SettingSwitch id={SECOND} />
			{isOn && (
				<p>
					{__('Want ads somewhere else, too?')}{' '}
					<ConfigureLink
						href={joinUrl(adminUrl, 'customize.php?autofocus[panel]=widgets')}
						onClick={() => dispatch(recordClick('place_ad_widget'))}
					>
						{__('Place an ad widget')}
					</ConfigureLink>
				</p>
			)}
		</>
	);
}

/** The first of the CCPA settings (TRAFFIC-07, TRAFFIC-08). */
function Ccpa() {
	return (
		<SettingSwitch
			id={CCPA}
			help={
				<>
					{sprintf(
						/* translators: %s: a shortcode in brackets. */
						__(
							'The California Consumer Privacy Act (CCPA) lets visitors opt out of targeted ads. Give them a "Do not sell my personal information" link: add its widget, or put the shortcode %s on a page.',
						),
						'[ccpa-do-not-sell-link]',
					)}{' '}
					{__('Logged-in administrators always see the link, wherever they are.')}
				</>
			}
		/>
	);
}

/** A link to the earnings (TRAFFIC-13). */
function EarningsLink() {
	const dispatch = useAppDispatch();
	const connection = useAppSelector(selectSiteConnection);
	const isOn = useAppSelector((state) => selectIsModuleActive(state, 'wordads'));
	const site = useAppSelector((state) => selectSite(state).rawUrl);
	return hasEarnings(connection, isOn) ? (
		<ConfigureLink
			href={getRedirectUrl('calypso-stats-ads-day', { site })}
			onClick={() => dispatch(recordClick('view-earnings'))}
		>
			{__('View your earnings')}
		</ConfigureLink>
	) : null;
}

/** Ads: their placements, and the requirements of the law and of other networks (TRAFFIC-04 to TRAFFIC-14). */
export const ADS: CardSlots = {
	rows: {
		wordads: AdsSwitch,
		[SECOND]: SecondAd,
		[CCPA]: Ccpa,
	},
	Footer: EarningsLink,
};
