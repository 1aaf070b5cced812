import { __, sprintf } from '@wordpress/i18n';
import { writeSettingLink } from '@/domain/navigation/query';
import {
	depthOf,
	formKeysOf,
	getCard,
	getCardOf,
	groupRows,
	listRows,
	type Setting,
	type SettingsCardId,
	switchesOf,
} from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/store/hooks';
import { readSetting } from '@/state/settings';
import { selectSiteFacts } from '@/state/settings/cards';
import { Link } from '@/ui/link';
import { CardFrame, type CardSlots, type Specials } from './frame/card-frame';
import { SettingSwitch } from './frame/setting-switch';
import { useSearch } from './frame/search-context';
import { SettingField } from './frame/setting-field';
import { Indented, SettingGroup } from './frame/setting-row';
import { SettingsPanel } from './frame/settings-panel';
import styles from './frame/style.module.scss';

function Row({ setting: { id, control } }: { setting: Setting }) {
	switch (control) {
		case 'module':
		case 'switch':
			return <SettingSwitch id={id} />;
		case 'text':
		case 'lines':
		case 'choice':
			return <SettingField id={id} />;
		case 'special':
			return null;
	}
}

/** A card whose settings are all hidden while their feature, which another card switches, is off. */
function RestingCard({ module }: { module: string }) {
	const { tab, settings } = getCardOf(module) ?? {};
	const feature = settings?.find(({ id }) => id === module);
	return tab && feature ? (
		<p>
			{sprintf(
				/* translators: %s: name of a setting, such as "Generate XML sitemaps". */
				__('To use this, first turn on: %s.'),
				feature.getName(),
			)}{' '}
			<Link href={`#/${writeSettingLink(tab, feature.id).slice(1)}`}>
				{__('Go to this setting')}
			</Link>
		</p>
	) : null;
}

/** Renders a card from its registry record, with its slots. */
function RegistryCard({ id, slots }: { id: SettingsCardId; slots: CardSlots }) {
	const { getConnectPrompt, Badge, rows = {}, Notes, Footer } = slots;
	const site = useAppSelector(selectSiteFacts);
	const canManageModules = useAppSelector((state) => selectCapabilities(state).canManageModules);
	const { found } = useSearch();
	const card = getCard(id);
	// A single string, so that a switch renders the card again only if it shows or hides rows.
	const on = useAppSelector((state) =>
		card.settings
			.filter(({ isHiddenWhileOff }) => isHiddenWhileOff || card.getFoldTitle)
			.flatMap(switchesOf)
			.filter((key) => readSetting(state, key))
			.join(),
	).split(',');
	const rowsOnPage = listRows(card, {
		...site,
		canManageModules,
		isOn: (key) => on.includes(key),
		isFound: (setting) => found.has(setting.id),
	});
	// People who can't toggle a feature have no switch above its settings, so nothing is indented.
	const indentOf = (setting: Setting) => (canManageModules ? depthOf(card, setting) : 0);
	const draw = (setting: Setting, base: number) => {
		const Special = rows[setting.id];
		return (
			<Indented key={setting.id} depth={indentOf(setting) - base}>
				{Special ? <Special /> : <Row setting={setting} />}
			</Indented>
		);
	};
	const drawGroups = (shown: readonly Setting[]) =>
		groupRows(shown).map(({ getGroupTitle, rows: [first, ...others] }) => {
			const title = getGroupTitle?.();
			if (!first) {
				return null;
			}
			return title ? (
				<Indented key={title} depth={indentOf(first)}>
					<SettingGroup title={title}>
						{[first, ...others].map((row) => draw(row, indentOf(first)))}
					</SettingGroup>
				</Indented>
			) : (
				draw(first, 0)
			);
		});
	const isFolded = (row: Setting) =>
		card.getFoldTitle !== undefined && depthOf(card, row) > 0 && !on.includes(row.module);
	const folded = rowsOnPage.filter(isFolded);
	const foldable = card.settings.filter((setting) => depthOf(card, setting) > 0);
	return (
		<CardFrame
			id={id}
			badge={Badge && <Badge />}
			connectPrompt={getConnectPrompt?.()}
			footer={Footer && <Footer />}
			formKeys={formKeysOf(rowsOnPage.filter((row) => !isFolded(row)))}
		>
			{drawGroups(rowsOnPage.filter((row) => !isFolded(row)))}
			{folded.length > 0 && card.getFoldTitle && (
				<SettingsPanel
					title={card.getFoldTitle()}
					feature={id}
					settings={foldable.map(({ id: key }) => key)}
				>
					<div className={styles.folded}>{drawGroups(folded)}</div>
				</SettingsPanel>
			)}
			{rowsOnPage.length === 0 && <RestingCard module={card.settings[0].module} />}
			{Notes && <Notes />}
		</CardFrame>
	);
}

interface SettingsCardProps {
	id: SettingsCardId;
	specials: Specials;
}

/** Any card of the registry. Most are rendered from its table alone; a tab lists the special ones. */
export function SettingsCard({ id, specials }: SettingsCardProps) {
	const special = specials[id] ?? {};
	if (typeof special === 'function') {
		const Special = special;
		return <Special />;
	}
	return <RegistryCard id={id} slots={special} />;
}
