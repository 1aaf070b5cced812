import { useEffect, type ClipboardEvent } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getSetting } from '@/domain/settings/registry';
import {
	DESCRIPTION_ADVICE,
	DESCRIPTION_LIMIT,
	fitIntoDescription,
	resolveDescriptionLength,
	type DescriptionLength,
} from '@/domain/seo/description';
import { insertText } from '@/ui/insert-text';
import { announce } from '@/ui/screen-reader';
import { Status, type StatusIntent } from '@/ui/status';
import { Textarea } from '@/ui/field';
import { FieldConflict, useField } from '../../frame/setting-field';
import { SettingRow } from '../../frame/setting-row';
import { SettingsPanel } from '../../frame/settings-panel';
import styles from './style.module.scss';

export const DESCRIPTION = 'advanced_seo_front_page_description';

const INTENTS: Record<DescriptionLength, StatusIntent | undefined> = {
	fine: undefined,
	long: 'warning',
	full: 'error',
};

function describeLength(text: string): string {
	const { length } = text;
	const counted = sprintf(
		/* translators: %d: number of characters. */
		_n('%d character', '%d characters', length),
		length,
	);
	return resolveDescriptionLength(text) === 'full'
		? /* translators: %s: how many characters, such as "300 characters". */
			sprintf(__('%s - Maximum characters reached.'), counted)
		: counted;
}

/** The length of the text (TRAFFIC-26 to TRAFFIC-28). */
function Counter({ text }: { text: string }) {
	const length = resolveDescriptionLength(text);
	const intent = INTENTS[length];
	const words = describeLength(text);
	useEffect(() => {
		if (length !== 'fine') {
			announce(describeLength(text));
		}
		// Announced once per limit, not for each character beyond it.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [length]);
	return (
		<div className={styles.counter}>
			{intent ? <Status intent={intent}>{words}</Status> : words}
		</div>
	);
}

function DescriptionField() {
	const field = useField(DESCRIPTION);

	const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
		const area = event.currentTarget;
		const pasted = event.clipboardData.getData('text');
		const left = field.value.length - (area.selectionEnd - area.selectionStart);
		const fitting = fitIntoDescription(pasted, left);
		// If all of the text fits, the browser pastes it.
		if (!field.readOnly && left + pasted.length > DESCRIPTION_LIMIT) {
			event.preventDefault();
			if (fitting !== '') {
				insertText(area, fitting);
			}
		}
	};

	return (
		<SettingRow id={DESCRIPTION}>
			<Textarea
				{...field}
				maxLength={DESCRIPTION_LIMIT}
				help={
					<>
						<Counter text={field.value} />
						{sprintf(
							/* translators: %d: number of characters. */
							__(
								'Describe your site in up to %d characters. Search engines may show this below its title.',
							),
							DESCRIPTION_ADVICE,
						)}
					</>
				}
				onPaste={paste}
			/>
			<FieldConflict id={DESCRIPTION} />
		</SettingRow>
	);
}

export function DescriptionPanel() {
	return (
		<SettingsPanel
			title={getSetting(DESCRIPTION).getName()}
			feature="seo-description"
			settings={[DESCRIPTION]}
		>
			<DescriptionField />
		</SettingsPanel>
	);
}
