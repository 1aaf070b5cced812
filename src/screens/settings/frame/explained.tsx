import { __ } from '@wordpress/i18n';
import {
	getSubject,
	listNeeds,
	resolveLinks,
	type TabExplanations,
} from '@/domain/settings/about/explanation';
import { nameModule, type Setting, type SettingsCard } from '@/domain/settings/registry';
import { useAppSelector } from '@/state/store/hooks';
import { selectModule } from '@/state/modules';
import { ExternalLink } from '@/ui/external-link';
import { useLocale } from '@/ui/use-locale';
import { Slot } from '../../common/slot';
import styles from './style.module.scss';

export interface ExplainedProps {
	texts: TabExplanations;
	card: SettingsCard;
	/** By default, the card as a whole. */
	setting?: Setting;
}

/** What a card or a setting does for this site, what it needs and what it shares. */
export default function Explained({ texts, card, setting }: ExplainedProps) {
	const subject = setting ?? getSubject(card);
	const module = useAppSelector((state) => selectModule(state, subject?.module ?? ''));
	const locale = useLocale();
	const explanation = (setting ? texts.settings[setting.id] : texts.cards[card.id])?.();
	if (!explanation) {
		return null;
	}
	const needs = listNeeds(explanation, { card, setting: subject, module });
	const { support, privacy, policy } = resolveLinks(explanation, module);
	const list = new Intl.ListFormat(locale).format(needs);
	return (
		<>
			<p>{explanation.what}</p>
			{list && (
				<p>
					<strong>
						{/* translators: before a list, such as "a connected account and a plan that includes it". */}
						{__('Needs:', 'dashboard-for-jetpack')}
					</strong>{' '}
					{list}.
				</p>
			)}
			{explanation.shares && (
				<p>
					<strong>
						{/* translators: before the data that leaves the site. */}
						{__('Shares:', 'dashboard-for-jetpack')}
					</strong>{' '}
					{explanation.shares}
				</p>
			)}
			{(support ?? policy) && (
				<p className={styles.aboutLinks}>
					{support && (
						<ExternalLink href={support}>{__('Learn more', 'dashboard-for-jetpack')}</ExternalLink>
					)}
					{privacy && (
						<ExternalLink href={privacy}>
							{__('Privacy information', 'dashboard-for-jetpack')}
						</ExternalLink>
					)}
					{policy && (
						<ExternalLink href={policy}>
							{__('Privacy policy', 'dashboard-for-jetpack')}
						</ExternalLink>
					)}
				</p>
			)}
			{subject && module?.isAvailable && subject.module === subject.id && (
				<Slot
					of="module"
					props={{ slug: module.module, name: nameModule(subject.id, module.name) }}
				/>
			)}
		</>
	);
}
