import type { KeyboardEventHandler } from 'react';
import {
	readVerification,
	showVerification,
	toVerificationTag,
	type VerificationService,
} from '@/domain/verification';
import { toFormValue } from '@/domain/settings/form';
import { useAppSelector } from '@/state/store/hooks';
import { selectSetting } from '@/state/settings';
import { TextInput } from '@/ui/field';
import { useFieldWarning } from '../../frame/field-warning';
import { FieldConflict, useField } from '../../frame/setting-field';
import { useRestReason } from '../../frame/use-setting-state';

interface VerificationFieldProps {
	service: VerificationService;
	isDisabled?: boolean;
	onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
	/** Receives the focus of the control that it replaces. */
	takesFocus?: boolean;
}

/**
 * The code of a service: a saved code is shown as its tag, a typed one as it was typed (VERIFY-02, VERIFY-03,
 * VERIFY-09).
 */
export function VerificationField({
	service,
	isDisabled = false,
	onKeyDown,
	takesFocus,
}: VerificationFieldProps) {
	const { readOnly, ...field } = useField(service);
	const saved = useAppSelector((state) => toFormValue(service, selectSetting(state, service)));
	const reason = useRestReason(service);
	const warning = useFieldWarning(service);
	return (
		<>
			<TextInput
				{...field}
				help={reason || warning}
				placeholder={toVerificationTag(service, '1234')}
				value={showVerification(service, field.value, saved)}
				onChange={(typed) => field.onChange(readVerification(service, typed, saved))}
				onKeyDown={onKeyDown}
				disabled={isDisabled || field.disabled || readOnly}
				dir="ltr"
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={false}
				data-focus-successor={takesFocus || undefined}
			/>
			<FieldConflict id={service} />
		</>
	);
}
