import { useRef, type ComponentType } from 'react';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { SettingsTab } from '@/domain/routes/settings-tabs';
import type { TabExplanations } from '@/domain/settings/about/explanation';
import {
	getCard,
	getCardOf,
	getSetting,
	type Setting,
	type SettingId,
	type SettingsCard,
	type SettingsCardId,
} from '@/domain/settings/registry';
import { Button } from '@/ui/button';
import { InfoPopover, type InfoPopoverProps } from '@/ui/info-popover';
import { createLoadable, type Loadable } from '@/ui/loadable/create-loadable';
import { Late } from '@/ui/loadable/late';
import type { ExplainedProps } from './explained';
import styles from './style.module.scss';

const EXPLAINED = createLoadable<ComponentType<ExplainedProps>>(
	() => import(/* webpackChunkName: "settings-late" */ './explained'),
);

/** The explanations of a tab, and what renders them. */
interface Texts {
	texts: TabExplanations;
	Explained: ComponentType<ExplainedProps>;
}

const withView = (tab: Loadable<TabExplanations>): Loadable<Texts> =>
	createLoadable(async () => {
		const [texts, Explained] = await Promise.all([tab.load(), EXPLAINED.load()]);
		return { default: { texts, Explained } };
	});

/** The explanations of each tab, in chunks that are fetched when one of them is about to be opened. */
const EXPLANATIONS: Record<SettingsTab, Loadable<Texts>> = {
	security: withView(
		createLoadable(
			() => import(/* webpackChunkName: "settings-late" */ '@/domain/settings/about/security'),
		),
	),
	performance: withView(
		createLoadable(
			() => import(/* webpackChunkName: "settings-late" */ '@/domain/settings/about/performance'),
		),
	),
	writing: withView(
		createLoadable(
			() => import(/* webpackChunkName: "settings-late" */ '@/domain/settings/about/writing'),
		),
	),
	sharing: withView(
		createLoadable(
			() => import(/* webpackChunkName: "settings-late" */ '@/domain/settings/about/sharing'),
		),
	),
	discussion: withView(
		createLoadable(
			() => import(/* webpackChunkName: "settings-late" */ '@/domain/settings/about/discussion'),
		),
	),
	traffic: withView(
		createLoadable(
			() => import(/* webpackChunkName: "settings-late" */ '@/domain/settings/about/traffic'),
		),
	),
	privacy: withView(
		createLoadable(
			() => import(/* webpackChunkName: "settings-late" */ '@/domain/settings/about/privacy'),
		),
	),
};

interface AboutProps {
	card: SettingsCard;
	/** By default, the card as a whole. */
	setting?: Setting;
}

function About({ card, setting }: AboutProps) {
	const place = useRef<HTMLDivElement>(null);
	return (
		<div ref={place} className={styles.about}>
			<Late
				of={EXPLANATIONS[card.tab]}
				waiting={<p>{__('Loading…', 'dashboard-for-jetpack')}</p>}
				failed={({ isRetrying, retry }) => (
					<>
						<p>{__("Couldn't load this explanation.", 'dashboard-for-jetpack')}</p>
						<p>
							<Button size="small" isBusy={isRetrying} onClick={retry}>
								{__('Try again', 'dashboard-for-jetpack')}
							</Button>
						</p>
					</>
				)}
				onRetried={() => place.current?.closest<HTMLElement>('[role="dialog"]')?.focus()}
			>
				{({ Explained, texts }) => <Explained texts={texts} card={card} setting={setting} />}
			</Late>
		</div>
	);
}

/** The info popover about a card, or about one of its settings. */
const describe = (label: string, props: AboutProps): Omit<InfoPopoverProps, 'onToggle'> => ({
	label,
	// Toward the middle of the card, not over the admin menu.
	position: isRTL() ? 'bottom left' : 'bottom right',
	onApproach: () => {
		// A failure is shown, with a retry, in the popover.
		EXPLANATIONS[props.card.tab].load().catch(() => undefined);
	},
	children: <About {...props} />,
});

/** The explanation of a card and its settings, beside its title. */
export function AboutCard({ id, title }: { id: SettingsCardId; title: string }) {
	/* translators: %s: name of a card, such as "Sitemaps". */
	const label = sprintf(__('About %s', 'dashboard-for-jetpack'), title);
	return <InfoPopover {...describe(label, { card: getCard(id) })} />;
}

/** For a setting with a popover of its own. */
export function describeSetting(id: SettingId, label: string) {
	const card = getCardOf(id);
	return card && describe(label, { card, setting: getSetting(id) });
}
