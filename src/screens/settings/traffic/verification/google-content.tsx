import { type KeyboardEvent, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import type { GoogleVerificationFacts, GoogleVerificationView } from '@/domain/verification/google';
import { requireSafeUrl, toSafeUrl } from '@/lib/safe-url';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	recordGoogleEvent,
	saveGoogleCode,
	selectGoogleVerification,
	verifyByPopUp,
} from '@/state/verification';
import { Button } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { ExternalLink } from '@/ui/external-link';
import { Status } from '@/ui/status';
import { fieldDropped, selectAreFieldsDirty, selectAreFieldsSaving } from '@/state/settings';
import { useAnnouncement } from '@/ui/screen-reader';
import styles from '../../frame/style.module.scss';
import { FormFailure } from '../../frame/card-frame';
import { VerificationField } from './verification-field';

function FlowNote() {
	const { flow } = useAppSelector(selectGoogleVerification);
	const note = {
		none: '',
		running: __('Finish in the window that just opened.'),
		blocked: __(
			'Your browser blocked the pop-up. Allow pop-ups for this site and try again, or enter the code yourself.',
		),
		closed: __(
			'The window was closed before Google could verify your site. Try again, or enter the code yourself.',
		),
	}[flow];
	useAnnouncement(note);
	return note === '' ? null : (
		<Status intent={flow === 'running' ? 'info' : 'warning'}>{note}</Status>
	);
}

interface PartProps {
	onChoose: (choice: GoogleVerificationFacts['choice']) => void;
}

type Of<Kind extends GoogleVerificationView['kind']> = PartProps &
	Extract<GoogleVerificationView, { kind: Kind }>;

interface WayProps extends PartProps {
	/** Receives the focus of the control that it replaces. */
	takesFocus?: boolean;
}

/** Verifies with Google in a pop-up, one at a time (VERIFY-13). */
function VerifyButton({ onChoose, takesFocus = false }: WayProps) {
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
			data-focus-successor={takesFocus || undefined}
			onClick={() => void verify()}
		>
			{__('Verify with Google')}
		</Button>
	);
}

/** Opens the field for a code (VERIFY-11), or for another one. */
function OpenButton({
	isEdit = false,
	onChoose,
	takesFocus = false,
}: WayProps & { isEdit?: boolean }) {
	const dispatch = useAppDispatch();
	return (
		<Button
			size="small"
			variant={isEdit ? 'tertiary' : undefined}
			data-focus-successor={takesFocus || undefined}
			onClick={() => {
				dispatch(recordGoogleEvent(isEdit ? 'edit_click' : 'manual_verify_click'));
				onChoose('opened');
			}}
		>
			{isEdit ? __('Edit') : __('Manually Verify')}
		</Button>
	);
}

const KEYS = ['google'];

/** The field for a code: Save or Enter saves it, Cancel discards the changes (VERIFY-19 to VERIFY-21). */
function Manual({ isDisabled, canCancel, canAutoVerify, onChoose }: Of<'manual'>) {
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
				// The field is disabled during the save and would drop the focus.
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
					takesFocus
				/>
			</div>
			<FormFailure keys={KEYS} />
			{canAutoVerify && <FlowNote />}
			{!isDisabled && (
				<div className="jd-actions">
					<Button
						ref={saveRef}
						size="small"
						disabled={!isDirty}
						isBusy={isSaving}
						accessibleWhenDisabled
						onClick={() => void save()}
					>
						{isSaving ? __('Saving…') : __('Save')}
					</Button>
					{canCancel && (
						<Button size="small" variant="tertiary" disabled={isSaving} onClick={cancel}>
							{__('Cancel')}
						</Button>
					)}
					{canAutoVerify && <VerifyButton onChoose={onChoose} />}
				</div>
			)}
		</>
	);
}

const CONSOLE = requireSafeUrl('https://search.google.com/search-console');

function Unverified({ hasCode, canAutoVerify, onChoose }: Of<'unverified'>) {
	return (
		<>
			<p>
				{hasCode
					? __("Google hasn't verified this site yet.")
					: __('Your site is not verified with Google yet.')}
			</p>
			<FlowNote />
			<div className="jd-actions">
				{canAutoVerify && <VerifyButton onChoose={onChoose} takesFocus />}
				<OpenButton onChoose={onChoose} takesFocus={!canAutoVerify} />
			</div>
		</>
	);
}

/** A link to the Search Console, for the site's verified owner (VERIFY-29, VERIFY-30). */
function SearchConsole() {
	const { searchConsoleUrl } = useAppSelector(selectGoogleVerification);
	return (
		<p>
			{__('Monitor how people find your site on Google.')}{' '}
			<ExternalLink href={toSafeUrl(searchConsoleUrl) ?? CONSOLE}>
				{__('Open Google Search Console')}
			</ExternalLink>
		</p>
	);
}

function Verified({ isOwner, canEdit, onChoose }: Of<'verified'>) {
	return (
		<>
			<div className="jd-actions">
				<Status intent="success">{__('Your site is verified with Google')}</Status>
				{canEdit && <OpenButton isEdit onChoose={onChoose} takesFocus />}
			</div>
			{isOwner && <SearchConsole />}
		</>
	);
}

interface GoogleContentProps extends PartProps {
	view: Exclude<GoogleVerificationView, { kind: 'checking' }>;
	onRetry: () => void;
}

export default function GoogleContent({ view, onRetry, onChoose }: GoogleContentProps) {
	switch (view.kind) {
		case 'failed':
			return (
				<>
					<ErrorState
						message={__("Couldn't check whether Google has verified your site.")}
						failure={view}
						onRetry={onRetry}
					/>
					<div className={styles.beside}>
						<OpenButton onChoose={onChoose} />
					</div>
				</>
			);
		case 'manual':
			return <Manual {...view} onChoose={onChoose} />;
		case 'unverified':
			return <Unverified {...view} onChoose={onChoose} />;
		case 'verified':
			return <Verified {...view} onChoose={onChoose} />;
	}
}
