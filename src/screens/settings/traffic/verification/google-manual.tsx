import { useRef, type KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import type { GoogleVerificationView } from '@/domain/verification/google';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { fieldDropped, selectAreFieldsDirty, selectAreFieldsSaving } from '@/state/settings';
import { recordGoogleEvent, saveGoogleCode } from '@/state/verification';
import { Button } from '@/ui/button';
import { FormFailure } from '../../frame/card-frame';
import { FlowNote, VerifyButton, type PartProps } from './google-choices';
import styles from '../../frame/style.module.scss';
import { VerificationField } from './verification-field';

const KEYS = ['google'];

type ManualProps = PartProps & Extract<GoogleVerificationView, { kind: 'manual' }>;

/** The field for a code: Save or Enter saves it, Cancel discards the changes (VERIFY-19 to VERIFY-21). */
export function Manual({ isDisabled, canCancel, canAutoVerify, onChoose }: ManualProps) {
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
				<div className={styles.choices}>
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
