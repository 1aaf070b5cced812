import { getCard, type Setting, type SettingsCardId } from '@/domain/settings-registry';
import { assertNever } from '@/lib/assert-never';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectModules } from '@/state/modules';
import { ModuleSwitch } from './module-switch';
import { OptionSwitch } from './option-switch';
import { SettingCard } from './setting-card';
import { SettingField } from './setting-field';

interface PlainSettingProps {
	setting: Setting;
	options: Record<string, string>;
}

/** A setting as the registry describes it. What is special is drawn by a card of its own. */
function PlainSetting({ setting: { id, control }, options }: PlainSettingProps) {
	switch (control) {
		case 'module':
			return <ModuleSwitch id={id} />;
		case 'switch':
			return <OptionSwitch id={id} />;
		case 'text':
		case 'lines':
		case 'choice':
			return <SettingField id={id} options={options} />;
		case 'special':
			return null;
		default:
			return assertNever(control, 'control');
	}
}

/** A card with nothing but what the registry says of it. */
export function PlainCard({ id }: { id: SettingsCardId }) {
	const modules = useAppSelector(selectModules);
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const settings = getCard(id).settings.filter(
		({ module, control }) => modules[module] && (canManage || control === 'module'),
	);
	return (
		<SettingCard id={id}>
			{settings.map((setting) => (
				<PlainSetting
					key={setting.id}
					setting={setting}
					options={modules[setting.module]?.options[setting.id]?.enumLabels ?? {}}
				/>
			))}
		</SettingCard>
	);
}
