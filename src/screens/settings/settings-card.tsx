import {
	formKeysOf,
	getCard,
	groupRows,
	listRows,
	type Setting,
	type SettingsCard as Card,
	type SettingsCardId,
} from '@/domain/settings-registry';
import { assertNever } from '@/lib/assert-never';
import { selectCapabilities } from '@/state/connection';
import { useAppSelector } from '@/state/hooks';
import { selectIsSettingOn } from '@/state/settings';
import { CardBoundary } from '../common/card-boundary';
import { CardFrame } from './frame/card-frame';
import type { CardSlots } from './frame/card-slots';
import { ModuleSwitch } from './frame/module-switch';
import { OptionSwitch } from './frame/option-switch';
import { useSearch } from './frame/search-context';
import { SettingField } from './frame/setting-field';
import { SettingGroup } from './frame/setting-group';
import { cardIdOf } from './frame/setting-place';
import { selectSiteFacts } from './select-visible-cards';
import { SPECIALS } from './specials';
import styles from './style.module.scss';

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

/** Any card of the registry. Most are drawn by the table alone; `specials.ts` names the others. */
export function SettingsCard({ id }: { id: SettingsCardId }) {
	const special = SPECIALS[id] ?? {};
	if (typeof special === 'function') {
		const Special = special;
		return <Special />;
	}
	return <RegistryCard id={id} slots={special} />;
}

/** Cards under one another, each by itself: what breaks one leaves the others. */
export function CardStack({ cards }: { cards: readonly Card[] }) {
	return (
		<div className={styles.stack}>
			{cards.map(({ id }) => (
				<div key={id} id={cardIdOf(id)} className={styles.place}>
					<CardBoundary headingLevel={2}>
						<SettingsCard id={id} />
					</CardBoundary>
				</div>
			))}
		</div>
	);
}
