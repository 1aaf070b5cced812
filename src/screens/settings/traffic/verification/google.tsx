import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import {
	resolveGoogleVerification,
	type GoogleVerificationFacts,
	type GoogleVerificationView,
} from '@/domain/settings-cards/google-verification';
import { getSetting } from '@/domain/settings-registry';
import { assertNever } from '@/lib/assert-never';
import { toSafeUrl } from '@/lib/safe-url';
import { selectCapabilities, selectSiteConnection } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import {
	fieldDropped,
	selectAreFieldsDirty,
	selectAreFieldsSaving,
} from '@/state/settings-form';
import {
	loadGoogleVerification,
	recordGoogleEvent,
	saveGoogleCode,
	selectGoogleVerification,
	selectStoredGoogleCode,
	verifyByPopUp,
} from '@/state/verification';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { ExternalLink } from '@/ui/external-link';
import { announce } from '@/ui/live-region';
import { Status } from '@/ui/status';
import { useLoads } from '../../../common/use-loads';
import { Marked } from '../../frame/search-context';
import { SettingRow } from '../../frame/setting-place';
import { useSettingState } from '../../frame/use-setting-state';
import styles from './style.module.scss';
import { VerificationField } from './verification-field';

const KEYS = ['google'];
const CONSOLE = 'https://search.google.com/search-console';

type Choice = GoogleVerificationFacts['choice'];

/** How the site stands with Google, checked as the card is shown (VERIFY-22). */
function useGoogleView(choice: Choice) {
	const status = useAppSelector(selectGoogleVerification);
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
		hasConnectUrl: toSafeUrl(status.connectUrl) !== undefined,
		status,
		stored,
		hasDraft,
		choice,
	});
	return { view, retry };
}

/** How the pop-up ended that came to nothing. */
function FlowNote() {
	const { flow } = useAppSelector(selectGoogleVerification);
	const note = {
		none: '',
		running: __('Finish in the window that just opened.', 'dashboard-for-jetpack'),
		blocked: __(
			'Your browser blocked the pop-up. Allow pop-ups for this site and try again, or enter the code yourself.',
			'dashboard-for-jetpack',
		),
		closed: __(
			"The window was closed before Google could verify your site. Try again, or enter the code yourself.",
			'dashboard-for-jetpack',
		),
	}[flow];
	useEffect(() => {
		if (note !== '') {
			announce(note);
		}
	}, [note]);
	return note === '' ? null : (
		<Status intent={flow === 'running' ? 'info' : 'warning'}>{note}</Status>
	);
}

interface PartProps {
	onChoose: (choice: Choice) => void;
}

/** Asks Google in a pop-up, one at a time (VERIFY-13). */
function VerifyButton({ onChoose, isHeir = false }: PartProps & { isHeir?: boolean }) {
	const dispatch = useAppDispatch();
	const isRunning = useAppSelector((state) => selectGoogleVerification(state).flow === 'running');
	const verify = async () => {
		const { error } = await dispatch(verifyByPopUp());
		if (!error) {
			onChoose('closed');
		}
	};
	return (
		<Button
			size="small"
			isBusy={isRunning}
			data-focus-heir={isHeir || undefined}
			onClick={() => void verify()}
		>
			{__('Verify with Google', 'dashboard-for-jetpack')}
		</Button>
	);
}

type ManualProps = PartProps & Extract<GoogleVerificationView, { kind: 'manual' }>;

/** The code by hand: Save or Enter keeps it, Cancel takes back what was typed (VERIFY-19 to VERIFY-21). */
function Manual({ isDisabled, canCancel, canAutoVerify, onChoose }: ManualProps) {
	const dispatch = useAppDispatch();
	const isDirty = useAppSelector((state) => selectAreFieldsDirty(state, KEYS));
	const isSaving = useAppSelector((state) => selectAreFieldsSaving(state, KEYS));
	const saveRef = useRef<HTMLElement>(null);
	const save = async () => {
		const { error } = await dispatch(saveGoogleCode());
		if (!error) {
			onChoose('closed');
		}
	};
	const saveByEnter = (event: KeyboardEvent) => {
		if (event.key === 'Enter') {
			event.preventDefault();
			if (isDirty) {
				// The field is disabled while it is saved, and would drop the focus.
				saveRef.current?.focus();
				void save();
			}
		}
	};
	const cancel = () => {
		dispatch(recordGoogleEvent('cancel_click'));
		dispatch(fieldDropped(KEYS));
		onChoose('closed');
	};
	return (
		<>
			<div>
				<VerificationField
					service="google"
					isDisabled={isDisabled}
					onKeyDown={saveByEnter}
					isHeir
				/>
			</div>
			{canAutoVerify && <FlowNote />}
			{!isDisabled && (
				<div className={styles.choices}>
					<Button
						ref={saveRef}
						size="small"
						disabled={!isDirty}
						isBusy={isSaving}
						accessibleWhenDisabled
						onClick={() => void save()}
					>
						{isSaving
							? __('Saving…', 'dashboard-for-jetpack')
							: __('Save', 'dashboard-for-jetpack')}
					</Button>
					{canCancel && (
						<Button size="small" variant="tertiary" disabled={isSaving} onClick={cancel}>
							{__('Cancel', 'dashboard-for-jetpack')}
						</Button>
					)}
					{canAutoVerify && <VerifyButton onChoose={onChoose} />}
				</div>
			)}
		</>
	);
}

function ManualButton({ onChoose, isHeir = false }: PartProps & { isHeir?: boolean }) {
	const dispatch = useAppDispatch();
	return (
		<Button
			size="small"
			data-focus-heir={isHeir || undefined}
			onClick={() => {
				dispatch(recordGoogleEvent('manual_verify_click'));
				onChoose('opened');
			}}
		>
			{__('Manually Verify', 'dashboard-for-jetpack')}
		</Button>
	);
}

type UnverifiedProps = PartProps & Extract<GoogleVerificationView, { kind: 'unverified' }>;

function Unverified({ hasCode, canAutoVerify, onChoose }: UnverifiedProps) {
	return (
		<>
			<p>
				{hasCode
					? __(
							'Your site carries a code for Google, but Google has not verified it for you yet.',
							'dashboard-for-jetpack',
						)
					: __('Your site is not verified with Google yet.', 'dashboard-for-jetpack')}
			</p>
			<FlowNote />
			<div className={styles.choices}>
				{canAutoVerify && <VerifyButton onChoose={onChoose} isHeir />}
				<ManualButton onChoose={onChoose} isHeir={!canAutoVerify} />
			</div>
		</>
	);
}

type VerifiedProps = PartProps & Extract<GoogleVerificationView, { kind: 'verified' }>;

/** What whoever owns the site at Google can watch there (VERIFY-29, VERIFY-30). */
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
						data-focus-heir
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

/** The site at Google: by a pop-up or by hand (VERIFY-10 to VERIFY-31). */
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
								"Couldn't check how your site stands with Google.",
								'dashboard-for-jetpack',
							)}
							failure={view}
							onRetry={retry}
						/>
						<ManualButton onChoose={setChoice} />
					</>
				);
			case 'manual':
				return <Manual {...view} onChoose={setChoice} />;
			case 'unverified':
				return <Unverified {...view} onChoose={setChoice} />;
			case 'verified':
				return <Verified {...view} onChoose={setChoice} />;
			default:
				return assertNever(view, 'verification at Google');
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
