import type { KeyboardEventHandler } from 'react';
import {
	readVerification,
	showVerification,
	toVerificationTag,
	type VerificationService,
} from '@/domain/verification';
import { toFormValue } from '@/domain/settings/form';
import { getSetting } from '@/domain/settings/registry';
import { useAppSelector } from '@/state/store/hooks';
import { selectSetting } from '@/state/settings';
import { TextInput } from '@/ui/text-input';
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
	const { value, problem, isSaving, isUsable, onChange } = useField(service);
	const saved = useAppSelector((state) => toFormValue(service, selectSetting(state, service)));
	const reason = useRestReason(service);
	const warning = useFieldWarning(service);
	const { getName } = getSetting(service);
	return (
		<>
			<TextInput
				label={getName()}
				help={reason || warning}
				error={problem}
				placeholder={toVerificationTag(service, '1234')}
				value={showVerification(service, value, saved)}
				onChange={(typed) => onChange(readVerification(service, typed, saved))}
				onKeyDown={onKeyDown}
				disabled={isDisabled || !isUsable || isSaving}
				dir="ltr"
				autoComplete="off"
				spellCheck={false}
				data-focus-successor={takesFocus || undefined}
			/>
			<FieldConflict id={service} />
		</>
	);
}
