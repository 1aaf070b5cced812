import {
	PAGE_TYPES,
	readTitleFormats,
	type PageType,
	type StoredFormats,
} from '@/domain/seo/saved-formats';
import { memo, useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getSetting } from '@/domain/settings/registry';
import {
	getOfferedTokens,
	getPageTypeName,
	getTokenName,
	writeToken,
} from '@/domain/seo/title-formats';
import { listTitleParts, listUnknown, writeTitleFormat } from '@/domain/seo/stored-formats';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectSavedTitleFormats, selectTitleFormats, typeTitleFormat } from '@/state/settings';
import { toJson } from '@/lib/to-json';
import { Status } from '@/ui/status';
import { TokenField } from '@/ui/token-field';
import { useLocale } from '@/ui/use-locale';
import { FieldConflict, useField, writePair } from '../../frame/setting-field';
import { SettingRow } from '../../frame/setting-row';
import { SettingsPanel } from '../../frame/settings-panel';

const FORMATS = 'advanced_seo_title_formats';

function describeFormats(value: string): string {
	const formats = readTitleFormats(JSON.parse(value));
	return PAGE_TYPES.map(
		(type) => [getPageTypeName(type), writeTitleFormat(type, formats[type])] as const,
	)
		.filter(([, text]) => text !== '')
		.map(([name, text]) => writePair(name, text))
		.join('\n');
}

interface TitleFieldProps {
	type: PageType;
	/** The saved or typed format as JSON, so that typing in one field renders no other field again. */
	format: string;
	error: string | undefined;
	readOnly: boolean;
	disabled: boolean;
}

const TitleField = memo(function TitleField(props: TitleFieldProps) {
	const { type, format, ...state } = props;
	const dispatch = useAppDispatch();
	const parts = listTitleParts(type, JSON.parse(format)).map(({ text, token }) =>
		token ? { text, name: getTokenName(token) } : { text },
	);
	const tokens = useMemo(
		() =>
			getOfferedTokens(type).map((token) => ({
				text: writeToken(token),
				name: getTokenName(token),
			})),
		[type],
	);
	return (
		<TokenField
			label={getPageTypeName(type)}
			parts={parts}
			tokens={tokens}
			placeholder={__('Made by your theme')}
			{...state}
			onChange={(text) => dispatch(typeTitleFormat(type, text))}
		/>
	);
});

function UnknownParts({ formats }: { formats: StoredFormats }) {
	const locale = useLocale();
	const unknown = listUnknown(formats);
	return unknown.length === 0 ? null : (
		<Status intent="info">
			{sprintf(
				/* translators: %s: a list of parts of titles, such as "[author]". */
				__(
					"Jetpack doesn't know these parts of your titles and leaves them as they are: %s. If your site refuses to save, delete them.",
				),
				new Intl.ListFormat(locale, { type: 'unit' }).format(unknown),
			)}
		</Status>
	);
}

/** The formats of titles, one field per page type (TRAFFIC-30 to TRAFFIC-39). */
function TitleFields() {
	const { error, readOnly, disabled } = useField(FORMATS);
	const saved = useAppSelector(selectSavedTitleFormats);
	const formats = useAppSelector(selectTitleFormats);
	return (
		<SettingRow id={FORMATS}>
			<div className="jd-apart">
				<p>
					{__(
						"Type the titles that visitors see in browser tabs and search results. Tokens are replaced with your site's own text.",
					)}
				</p>
				<UnknownParts formats={formats} />
				{PAGE_TYPES.map((type) => {
					const isChanged =
						writeTitleFormat(type, formats[type]) !== writeTitleFormat(type, saved[type]);
					return (
						<TitleField
							key={type}
							type={type}
							format={toJson(formats[type] ?? [])}
							error={isChanged ? error : undefined}
							readOnly={readOnly}
							disabled={disabled}
						/>
					);
				})}
				<FieldConflict id={FORMATS} describe={describeFormats} />
			</div>
		</SettingRow>
	);
}

export function TitlesPanel() {
	return (
		<SettingsPanel title={getSetting(FORMATS).getName()} feature="seo-titles" settings={[FORMATS]}>
			<TitleFields />
		</SettingsPanel>
	);
}
