import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	resolveGoogleVerification,
	type GoogleVerificationFacts,
} from '@/domain/verification/google';
import { getSetting } from '@/domain/settings/registry';
import { toSafeUrl } from '@/lib/safe-url';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { selectCanAct } from '@/state/store/server-routes';
import { selectAreFieldsDirty } from '@/state/settings';
import {
	loadGoogleVerification,
	selectGoogleVerification,
	selectGoogleConnectUrl,
	selectStoredGoogleCode,
} from '@/state/verification';
import { Skeleton } from '@/ui/skeleton';
import { Status } from '@/ui/status';
import { late } from '@/ui/loadable/late';
import { useLoads } from '../../../common/use-loads';
import { PART } from '../../frame/card-frame';
import { SettingRow } from '../../frame/setting-row';
import { useSettingState } from '../../frame/use-setting-state';

const KEYS = ['google'];

/** Pixels. */
const FIELD_HEIGHT = 62;
const LINE_HEIGHT = 28;

type Choice = GoogleVerificationFacts['choice'];

/** The verification status at Google, checked when the card is shown (VERIFY-22). */
function useGoogleView(choice: Choice) {
	const status = useAppSelector(selectGoogleVerification);
	const connectUrl = useAppSelector(selectGoogleConnectUrl);
	const isOffered = useAppSelector((state) => selectCanAct(state, 'verify-by-google'));
	const stored = useAppSelector(selectStoredGoogleCode);
	const hasDraft = useAppSelector((state) => selectAreFieldsDirty(state, KEYS));
	const isOnline = useAppSelector(selectSiteConnection) === 'connected';
	const { isLinked, canManageOptions } = useAppSelector(selectCapabilities);
	const isUsable = useSettingState('google').kind === 'usable';
	const canAsk = isUsable && isLinked && isOnline && canManageOptions;
	const retry = useLoads(canAsk && loadGoogleVerification);
	const view = resolveGoogleVerification({
		isUsable,
		isLinked: isLinked && isOnline,
		canManageOptions,
		canOpenPopUp: isOffered && toSafeUrl(connectUrl) !== undefined,
		status,
		stored,
		hasDraft,
		choice,
	});
	return { view, retry };
}

const GoogleContent = late(
	() => import(/* webpackChunkName: "settings-traffic-late" */ './google-content'),
	PART,
);

/** Google's verification of the site, with a pop-up or by hand (VERIFY-10 to VERIFY-31). */
export function Google() {
	const [choice, setChoice] = useState<Choice>('none');
	const { view, retry } = useGoogleView(choice);
	return (
		<SettingRow id="google">
			<div className="jd-tight">
				{view.kind !== 'manual' && (
					<p>
						<strong>{getSetting('google').getName()}</strong>
					</p>
				)}
				{view.kind === 'checking' ? (
					<Status>{__('Checking with Google…')}</Status>
				) : (
					<GoogleContent
						view={view}
						onRetry={retry}
						onChoose={setChoice}
						waiting={<Skeleton height={view.kind === 'manual' ? FIELD_HEIGHT : LINE_HEIGHT} />}
					/>
				)}
			</div>
		</SettingRow>
	);
}
