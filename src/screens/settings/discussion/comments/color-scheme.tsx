import { __ } from '@wordpress/i18n';
import { resolveColorSchemes } from '@/domain/settings-cards/color-schemes';
import { assertNever } from '@/lib/assert-never';
import { useAppSelector } from '@/state/hooks';
import { selectModule } from '@/state/modules';
import { SettingField } from '../../frame/setting-field';

const ID = 'jetpack_comment_form_color_scheme';

/** SETDISC-05, SETDISC-09. */
export function ColorScheme() {
	const labels = useAppSelector(
		(state) => selectModule(state, 'comments')?.options[ID]?.enumLabels,
	);
	const schemes = resolveColorSchemes(labels);
	switch (schemes.kind) {
		case 'choice':
			return <SettingField id={ID} options={schemes.options} />;
		case 'fixed':
			return (
				<SettingField
					id={ID}
					isDisabled
					help={__('The site does not say which color schemes there are.', 'jetpack')}
				/>
			);
		default:
			return assertNever(schemes, 'color schemes');
	}
}
