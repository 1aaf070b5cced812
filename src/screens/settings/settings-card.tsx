import {
	formKeysOf,
	getCard,
	groupRows,
	listRows,
	type Setting,
	type SettingsCardId,
} from '@/domain/settings-registry';
import { assertNever } from '@/lib/assert-never';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectIsSettingOn } from '@/state/settings';
import { CardFrame } from './frame/card-frame';
import type { CardSlots, Specials } from './frame/card-slots';
import { ModuleSwitch } from './frame/module-switch';
import { OptionSwitch } from './frame/option-switch';
import { useSearch } from './frame/search-context';
import { SettingField } from './frame/setting-field';
import { SettingGroup } from './frame/setting-group';
import { selectSiteFacts } from './select-visible-cards';

/** A setting as the registry describes it. */
function Row({ setting: { id, control } }: { setting: Setting }) {
	switch (control) {
		case 'module':
			return <ModuleSwitch id={id} />;
		case 'switch':
			return <OptionSwitch id={id} />;
		case 'text':
		case 'lines':
		case 'choice':
			return <SettingField id={id} />;
		case 'special':
			return null;
		default:
			return assertNever(control, 'control');
	}
}

interface CardProps {
	id: SettingsCardId;
	slots: CardSlots;
}

/** A card as the registry describes it, with what hangs into it. */
function RegistryCard({ id, slots }: CardProps) {
	const { getConnectPrompt, Badge, rows = {}, Notes, Footer, neverFades } = slots;
	const site = useAppSelector(selectSiteFacts);
	const canManageModules = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const { found } = useSearch();
	const card = getCard(id);
	// One string, so that a switch draws the card again only where rows come and go with it.
	const on = useAppSelector((state) =>
		card.settings
			.filter(
				({ module, isHiddenWhileOff }) => isHiddenWhileOff && selectIsSettingOn(state, module),
			)
			.map(({ module }) => module)
			.join(),
	).split(',');
	const rowsOnPage = listRows(card, {
		...site,
		canManageModules,
		isModuleOn: (slug) => on.includes(slug),
		isFound: (setting) => found.has(setting.id),
	});
	const draw = (setting: Setting) => {
		const Special = rows[setting.id];
		return Special ? <Special key={setting.id} /> : <Row key={setting.id} setting={setting} />;
	};
	return (
		<CardFrame
			id={id}
			badge={Badge && <Badge />}
			connectPrompt={getConnectPrompt?.()}
			footer={Footer && <Footer />}
			formKeys={formKeysOf(rowsOnPage)}
			isFaded={neverFades ? false : undefined}
		>
			{groupRows(rowsOnPage).map(({ group, rows: grouped }) =>
				group ? (
					<SettingGroup key={group.id} title={group.getTitle()}>
						{grouped.map(draw)}
					</SettingGroup>
				) : (
					grouped.map(draw)
				),
			)}
			{Notes && <Notes />}
		</CardFrame>
	);
}

interface SettingsCardProps {
	id: SettingsCardId;
	/** Of its tab. */
	specials: Specials;
}

/** Any card of the registry. Most are drawn by its table alone; a tab names those that are special. */
export function SettingsCard({ id, specials }: SettingsCardProps) {
	const special = specials[id] ?? {};
	if (typeof special === 'function') {
		const Special = special;
		return <Special />;
	}
	return <RegistryCard id={id} slots={special} />;
}
