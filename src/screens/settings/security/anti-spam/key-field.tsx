import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { getSetting } from '@/domain/settings-registry';
import type { KeyFieldView } from '@/domain/settings-cards/anti-spam-key';
import { getRedirectUrl } from '@/lib/redirect-url';
import { ExternalLink } from '@/ui/external-link';
import { announce } from '@/ui/live-region';
import { TextInput } from '@/ui/text-input';
import { FieldConflict } from '../../frame/field-conflict';
import { Marked } from '../../frame/marked';
import { useField } from '../../frame/use-field';
import { describeKey } from './describe-key';
import { KEY } from './use-key-check';

interface KeyFieldProps {
	view: KeyFieldView;
	/** Why the key is not taken; "" where nobody said. */
	reason: string;
	isDirty: boolean;
}

/** The key, with what was found of it as it was typed (SETSEC-06, SETSEC-10, SETSEC-11). */
export function KeyField({ view, reason, isDirty }: KeyFieldProps) {
	const { value, problem, isSaving, isUsable, onChange } = useField(KEY);
	const isInvalid = view.kind === 'invalid';
	const message = describeKey(view.kind);

	// Who types hears what became of it; of a key that has been there nothing is new.
	useEffect(() => {
		if (isDirty && message !== '') {
			announce(message);
		}
	}, [isDirty, message]);

	const complaint = (
		<>
			{message}{' '}
			<ExternalLink href={getRedirectUrl('jetpack-support-akismet')}>
				{__('Learn more.', 'jetpack')}
			</ExternalLink>{' '}
			{reason}
		</>
	);
	return (
		<>
			<TextInput
				label={<Marked text={getSetting(KEY).getName()} />}
				// A key has no blanks in it, and is pasted with some around it.
				onChange={(typed) => onChange(typed.trim())}
				value={value}
				error={problem ?? (isInvalid && complaint)}
				help={isInvalid ? undefined : message}
				readOnly={isSaving}
				disabled={!isUsable || view.kind === 'set-globally'}
				autoComplete="off"
				spellCheck={false}
				data-focus-heir
			/>
			<FieldConflict id={KEY} />
		</>
	);
}
