import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getSetting } from '@/domain/settings-registry';
import {
	changeTitleFormats,
	getOfferedTokens,
	getPageTypeName,
	getTokenName,
	listTitleParts,
	listUnknown,
	PAGE_TYPES,
	readTitleFormats,
	writeTitleFormat,
	writeToken,
	type PageType,
	type StoredFormats,
} from '@/domain/seo';
import { useAppSelector } from '@/state/hooks';
import { selectSetting } from '@/state/settings';
import { Status } from '@/ui/status';
import { TokenField } from '@/ui/token-field';
import { FieldConflict, useField } from '../../frame/setting-field';
import { SettingRow } from '../../frame/setting-place';
import { SettingsPanel } from '../../frame/settings-panel';
import styles from './style.module.scss';

export const TITLES = 'advanced_seo_title_formats';
const SETTINGS = [TITLES] as const;

const parse = (value: string): StoredFormats => readTitleFormats(JSON.parse(value));

/** What somebody else has saved, a line for each type of page. */
function describeFormats(value: string): string {
	const formats = parse(value);
	return PAGE_TYPES.map((type) => [getPageTypeName(type), writeTitleFormat(type, formats[type])])
		.filter(([, text]) => text !== '')
		.map(([name, text]) => `${name}: ${text}`)
		.join('\n');
}

interface TitleFieldProps {
	type: PageType;
	/** As the server has it or as it was typed. */
	format: unknown;
	error: string | undefined;
	isSaving: boolean;
	isUsable: boolean;
	onChange: (text: string) => void;
}

function TitleField({ type, format, error, isSaving, isUsable, onChange }: TitleFieldProps) {
	const parts = useMemo(
		() =>
			listTitleParts(type, format).map(({ text, token }) =>
				token ? { text, name: getTokenName(token) } : { text },
			),
		[type, format],
	);
	return (
		<TokenField
			label={getPageTypeName(type)}
			parts={parts}
			tokens={getOfferedTokens(type).map((token) => ({
				text: writeToken(token),
				name: getTokenName(token),
			}))}
			placeholder={__('Made by your theme', 'dashboard-for-jetpack')}
			error={error}
			readOnly={isSaving}
			disabled={!isUsable}
			onChange={onChange}
		/>
	);
}

/** What may keep the site from saving, as this version and the site know less than whoever wrote it. */
function UnknownParts({ formats }: { formats: StoredFormats }) {
	const unknown = listUnknown(formats);
	return unknown.length === 0 ? null : (
		<Status intent="info">
			{sprintf(
				/* translators: %s: parts of titles, such as "[author]". */
				__(
					"Jetpack doesn't know these parts of your titles and leaves them as they are: %s. If your site refuses to save, delete them.",
					'dashboard-for-jetpack',
				),
				unknown.join(', '),
			)}
		</Status>
	);
}

/** How titles are made, one field for each type of page (TRAFFIC-30 to TRAFFIC-39). */
function TitleFields() {
	const { value, problem, isSaving, isUsable, onChange } = useField(TITLES);
	const saved = useAppSelector((state) => selectSetting(state, TITLES));
	const stored = useMemo(() => readTitleFormats(saved), [saved]);
	const formats = useMemo(() => parse(value), [value]);
	return (
		<SettingRow id={TITLES}>
			<div className={styles.fields}>
				<p>
					{__(
						'Type the titles that visitors see in browser tabs and search results. Tokens are replaced by what they stand for.',
						'dashboard-for-jetpack',
					)}
				</p>
				<UnknownParts formats={formats} />
				{PAGE_TYPES.map((type) => {
					const text = writeTitleFormat(type, formats[type]);
					const isChanged = text !== writeTitleFormat(type, stored[type]);
					return (
						<TitleField
							key={type}
							type={type}
							format={formats[type]}
							error={isChanged ? problem : undefined}
							isSaving={isSaving}
							isUsable={isUsable}
							onChange={(typed) =>
								onChange(JSON.stringify(changeTitleFormats(stored, formats, type, typed)))
							}
						/>
					);
				})}
				<FieldConflict id={TITLES} describe={describeFormats} />
			</div>
		</SettingRow>
	);
}

export function TitlesPanel() {
	return (
		<SettingsPanel title={getSetting(TITLES).getName()} feature="seo-titles" settings={SETTINGS}>
			<TitleFields />
		</SettingsPanel>
	);
}
