import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	resolveGoogleVerification,
	type GoogleVerificationFacts,
	type GoogleVerificationView,
} from '@/domain/verification/google';
import { getSetting } from '@/domain/settings/registry';
import { assertNever } from '@/lib/assert-never';
import { requireSafeUrl, toSafeUrl } from '@/lib/safe-url';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectAreFieldsDirty } from '@/state/settings';
import {
	loadGoogleVerification,
	recordGoogleEvent,
	selectGoogleVerification,
	selectGoogleConnectUrl,
	selectStoredGoogleCode,
} from '@/state/verification';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { ExternalLink } from '@/ui/external-link';
import { Status } from '@/ui/status';
import { useLoads } from '../../../common/use-loads';
import { Marked } from '../../frame/search-context';
import { SettingRow } from '../../frame/setting-row';
import { useSettingState } from '../../frame/use-setting-state';
import { FlowNote, ManualButton, VerifyButton, type PartProps } from './google-choices';
import { Manual } from './google-manual';
import styles from './style.module.scss';

const KEYS = ['google'];
const CONSOLE = requireSafeUrl('https://search.google.com/search-console');

type Choice = GoogleVerificationFacts['choice'];

/** The verification status at Google, checked when the card is shown (VERIFY-22). */
function useGoogleView(choice: Choice) {
	const status = useAppSelector(selectGoogleVerification);
	const connectUrl = useAppSelector(selectGoogleConnectUrl);
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
		hasConnectUrl: toSafeUrl(connectUrl) !== undefined,
		status,
		stored,
		hasDraft,
		choice,
	});
	return { view, retry };
}

type UnverifiedProps = PartProps & Extract<GoogleVerificationView, { kind: 'unverified' }>;

function Unverified({ hasCode, canAutoVerify, onChoose }: UnverifiedProps) {
	return (
		<>
			<p>
				{hasCode
					? __("Google hasn't verified this site yet.", 'dashboard-for-jetpack')
					: __('Your site is not verified with Google yet.', 'dashboard-for-jetpack')}
			</p>
			<FlowNote />
			<div className={styles.choices}>
				{canAutoVerify && <VerifyButton onChoose={onChoose} takesFocus />}
				<ManualButton onChoose={onChoose} takesFocus={!canAutoVerify} />
			</div>
		</>
	);
}

type VerifiedProps = PartProps & Extract<GoogleVerificationView, { kind: 'verified' }>;

/** A link to the Search Console, for the site's verified owner (VERIFY-29, VERIFY-30). */
function SearchConsole() {
	const { searchConsoleUrl } = useAppSelector(selectGoogleVerification);
	return (
		<p>
			{__('Monitor how people find your site on Google.', 'dashboard-for-jetpack')}{' '}
			<ExternalLink href={toSafeUrl(searchConsoleUrl) ?? CONSOLE}>
				{__('Open Google Search Console', 'dashboard-for-jetpack')}
			</ExternalLink>
		</p>
	);
}

function Verified({ isOwner, canEdit, onChoose }: VerifiedProps) {
	const dispatch = useAppDispatch();
	return (
		<>
			<div className={styles.choices}>
				<Status intent="success">
					{__('Your site is verified with Google', 'dashboard-for-jetpack')}
				</Status>
				{canEdit && (
					<Button
						size="small"
						variant="tertiary"
						data-focus-successor
						onClick={() => {
							dispatch(recordGoogleEvent('edit_click'));
							onChoose('opened');
						}}
					>
						{__('Edit', 'dashboard-for-jetpack')}
					</Button>
				)}
			</div>
			{isOwner && <SearchConsole />}
		</>
	);
}

/** Google's verification of the site, with a pop-up or by hand (VERIFY-10 to VERIFY-31). */
export function Google() {
	const [choice, setChoice] = useState<Choice>('none');
	const { view, retry } = useGoogleView(choice);
	const draw = () => {
		switch (view.kind) {
			case 'checking':
				return <Status>{__('Checking with Google…', 'dashboard-for-jetpack')}</Status>;
			case 'failed':
				return (
					<>
						<ErrorState
							message={__(
								"Couldn't check whether Google has verified your site.",
								'dashboard-for-jetpack',
							)}
							failure={view}
							onRetry={retry}
						/>
						<div className={styles.beside}>
							<ManualButton onChoose={setChoice} />
						</div>
					</>
				);
			case 'manual':
				return <Manual {...view} onChoose={setChoice} />;
			case 'unverified':
				return <Unverified {...view} onChoose={setChoice} />;
			case 'verified':
				return <Verified {...view} onChoose={setChoice} />;
			default:
				return assertNever(view);
		}
	};
	return (
		<SettingRow id="google">
			<div className={styles.google}>
				{view.kind !== 'manual' && (
					<p className={styles.service}>
						<Marked text={getSetting('google').getName()} />
					</p>
				)}
				{draw()}
			</div>
		</SettingRow>
	);
}
