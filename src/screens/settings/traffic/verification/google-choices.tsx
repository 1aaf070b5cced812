import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import type { GoogleVerificationFacts } from '@/domain/verification/google';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { recordGoogleEvent, selectGoogleVerification, verifyByPopUp } from '@/state/verification';
import { Button } from '@/ui/button';
import { announce } from '@/ui/screen-reader';
import { Status } from '@/ui/status';

export function FlowNote() {
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
	useEffect(() => {
		if (note !== '') {
			announce(note);
		}
	}, [note]);
	return note === '' ? null : (
		<Status intent={flow === 'running' ? 'info' : 'warning'}>{note}</Status>
	);
}

export interface PartProps {
	/** Called when the person opens or closes the field. */
	onChoose: (choice: GoogleVerificationFacts['choice']) => void;
}

interface WayProps extends PartProps {
	/** Receives the focus of the control that it replaces. */
	takesFocus?: boolean;
}

/** Verifies with Google in a pop-up, one at a time (VERIFY-13). */
export function VerifyButton({ onChoose, takesFocus = false }: WayProps) {
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

/** Opens the field for a code (VERIFY-11). */
export function ManualButton({ onChoose, takesFocus = false }: WayProps) {
	const dispatch = useAppDispatch();
	return (
		<Button
			size="small"
			data-focus-successor={takesFocus || undefined}
			onClick={() => {
				dispatch(recordGoogleEvent('manual_verify_click'));
				onChoose('opened');
			}}
		>
			{__('Manually Verify')}
		</Button>
	);
}
