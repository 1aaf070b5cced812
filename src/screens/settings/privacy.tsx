import { __ } from '@wordpress/i18n';
import { resolvePrivacySetting } from '@/domain/settings/tabs/privacy';
import { getSetting, nameSwitch } from '@/domain/settings/registry';
import { getRedirectUrl } from '@/lib/redirect-url';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { saveTracking } from '@/state/settings/save-tracking';
import { selectActLack } from '@/state/store/server-routes';
import { loadTracking, selectTracking } from '@/state/settings/tracking';
import { ErrorState, NotOffered } from '@/ui/error-state';
import { ExternalLink } from '@/ui/external-link';
import { Toggle } from '@/ui/toggle';
import { useLoads } from '../common/use-loads';
import type { CardSlots, Specials } from './frame/card-frame';
import { SettingRow } from './frame/setting-row';
import styles from './frame/style.module.scss';

const ID = 'tracks_opt_out';

/** Whether the person allows usage tracking; the provider saves the choice (SETPRIV-03, SETPRIV-04). */
function TracksSwitch() {
	const dispatch = useAppDispatch();
	const tracking = useAppSelector(selectTracking);
	const canAsk = useAppSelector((state) => selectCapabilities(state).canViewAdminPage);
	const lack = useAppSelector((state) => selectActLack(state, 'save-tracking'));
	const retry = useLoads(canAsk && loadTracking);
	const setting = resolvePrivacySetting({ canAsk, tracking });
	const { getName, getDescription } = getSetting(ID);
	const draw = (isOn: boolean, isBusy: boolean) => (
		<SettingRow id={ID}>
			<Toggle
				label={getName()}
				help={getDescription?.()}
				checked={isOn}
				isToggling={isBusy}
				disabled={isBusy || lack !== undefined}
				disabledReason={lack && <NotOffered lack={lack} />}
				onChange={(checked) => void dispatch(saveTracking(!checked, { subject: nameSwitch(ID) }))}
			/>
		</SettingRow>
	);
	switch (setting.kind) {
		case 'none':
			return null;
		case 'loading':
			return draw(false, true);
		case 'known':
			return draw(setting.isOn, setting.isBusy);
		case 'failed':
			return (
				<SettingRow id={ID}>
					<ErrorState
						message={__("Couldn't load your choice about sharing usage data.")}
						onRetry={retry}
						failure={setting}
					/>
				</SettingRow>
			);
	}
}

function DataLinks() {
	return (
		<>
			<p>
				{__(
					"Jetpack stores only the data its features need. Read what that is, how it's used and how long it's kept.",
				)}
			</p>
			<ul className={styles.links}>
				<li>
					<ExternalLink href={getRedirectUrl('a8c-privacy')}>{__('Privacy policy')}</ExternalLink>
				</li>
				<li>
					<ExternalLink href={getRedirectUrl('jetpack-support-what-data-does-jetpack-sync')}>
						{__('What data Jetpack syncs')}
					</ExternalLink>
				</li>
			</ul>
		</>
	);
}

/** A personal choice, for everyone who sees the screen (SETPRIV-01 to SETPRIV-04). */
const PRIVACY: CardSlots = { rows: { [ID]: TracksSwitch }, Notes: DataLinks };

export default { privacy: PRIVACY } satisfies Specials;
