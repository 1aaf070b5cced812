import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	formatIds,
	parseIds,
	parseTexts,
	readPostCategories,
	SUBSCRIPTION_TEXT_KEYS,
	type SubscriptionTextKey,
} from '@/domain/settings/newsletter';
import { toFormValue } from '@/domain/settings/form';
import {
	listKnownTexts,
	readPrintedTexts,
	resolveText,
	typeText,
	type ShownText,
} from '@/domain/settings/subscription-texts';
import { useAppSelector } from '@/state/store/hooks';
import { selectModule } from '@/state/modules';
import { selectSavedSetting, selectSettingsForm } from '@/state/settings';
import { selectSite } from '@/state/site';
import { Button } from '@/ui/button';
import { ChoiceGroup } from '@/ui/choice-group';
import { Textarea, TextInput } from '@/ui/field';
import type { CardSlots } from '../frame/card-frame';
import { FieldConflict, useField, writePair } from '../frame/setting-field';
import { SettingRow } from '../frame/setting-row';
import { SettingsPanel } from '../frame/settings-panel';
import { useRestReason } from '../frame/use-setting-state';
import styles from '../frame/style.module.scss';

const CATEGORIES = 'wpcom_newsletter_categories';
const TEXTS = 'subscription_options';

function Categories() {
	const listed = useAppSelector((state) => selectSavedSetting(state, 'categories'));
	const categories = useMemo(() => readPostCategories(listed), [listed]);
	const { value, onChange, ...field } = useField(CATEGORIES);
	const reason = useRestReason(CATEGORIES);
	const chosen = parseIds(value);
	const nameOf = (id: number) => categories.find((known) => known.id === id)?.name ?? String(id);
	return (
		<SettingRow id={CATEGORIES}>
			<ChoiceGroup
				type="checkbox"
				{...field}
				choices={categories.map(({ id, name }) => ({
					value: String(id),
					label: name,
					isOn: chosen.includes(id),
				}))}
				help={reason || (categories.length === 0 && __("This site didn't report its categories."))}
				onChange={(id, isOn) =>
					onChange(
						formatIds(isOn ? [...chosen, Number(id)] : chosen.filter((one) => one !== Number(id))),
					)
				}
			/>
			<FieldConflict
				id={CATEGORIES}
				describe={(theirs) => parseIds(theirs).map(nameOf).join('\n')}
			/>
		</SettingRow>
	);
}

const FIELD_LABELS: Record<SubscriptionTextKey, () => { label: string; help: string }> = {
	subscribe_modal_heading: () => ({
		label: __('Heading of the pop-up'),
		help: __('If you leave this empty, Jetpack writes one.'),
	}),
	invitation: () => ({
		label: __('Email that asks to confirm a subscription'),
		help: __('Sent to everyone who types in an address.'),
	}),
	welcome: () => ({
		label: __('Welcome email'),
		help: __('Sent once a subscription is confirmed.'),
	}),
	comment_follow: () => ({
		label: __('Email that asks to confirm following a post'),
		help: __('Sent to everyone who asks for new comments.'),
	}),
	free_tier_description: () => ({
		label: __('Description of the free subscription'),
		help: __('Shown beside paid subscriptions, up to 500 letters.'),
	}),
};

function describeTexts(value: string): string {
	const texts = parseTexts(value);
	return SUBSCRIPTION_TEXT_KEYS.filter((key) => texts[key]?.trim())
		.map((key) => writePair(FIELD_LABELS[key]().label, texts[key] ?? ''))
		.join('\n');
}

/** Whose text a field shows, where that isn't plain from the text. */
const ORIGINS: Record<ShownText['origin'], () => string> = {
	standard: () => __("This is your site's standard text. You can change it."),
	empty: () => __("This text is empty, so your site's standard text isn't used."),
	own: () => '',
};

interface RestoreProps {
	label: string;
	onClick: () => void;
}

/** Puts the standard text into an empty field. The button is then gone, so the focus moves to the field, above it. */
function Restore({ label, onClick }: RestoreProps) {
	const name = __('Use the standard text');
	return (
		<div className="jd-actions">
			<Button
				size="small"
				aria-label={writePair(name, label)}
				onClick={(event) => {
					event.currentTarget.closest('[data-text]')?.querySelector('textarea')?.focus();
					onClick();
				}}
			>
				{name}
			</Button>
		</div>
	);
}

function Texts() {
	const { label: title, value, error, readOnly, disabled, onChange } = useField(TEXTS);
	const reason = useRestReason(TEXTS);
	const members = useAppSelector(
		(state) => selectModule(state, 'subscriptions')?.options[TEXTS]?.members,
	);
	const saved = useAppSelector((state) => selectSavedSetting(state, TEXTS));
	const draft = useAppSelector((state) => selectSettingsForm(state).drafts[TEXTS]);
	const printed = useAppSelector(selectSite).subscriptionTexts;
	const facts = {
		value,
		// The saved value reaches the state before the draft is removed.
		base: draft?.base ?? toFormValue(TEXTS, saved),
		members,
		printed: readPrintedTexts(printed),
	};
	const known = listKnownTexts(parseTexts(value), members);
	return (
		<SettingRow id={TEXTS}>
			<SettingsPanel title={title} feature="subscription-texts" settings={[TEXTS]}>
				<div className={styles.folded}>
					{known.map((key) => {
						const { label, help } = FIELD_LABELS[key]();
						const { text, origin } = resolveText(key, facts);
						const about = ORIGINS[origin]();
						const change = (typed: string) => onChange(typeText(key, typed, facts));
						const field = {
							label,
							help: about ? `${help} ${about}` : help,
							value: text,
							readOnly,
							disabled,
							onChange: change,
						};
						const standard = facts.printed?.standard[key];
						return key === 'subscribe_modal_heading' ? (
							<TextInput key={key} {...field} />
						) : (
							<div key={key} data-text>
								<Textarea {...field} rows={origin === 'standard' ? 5 : 3} />
								{standard && origin === 'empty' && !disabled && !readOnly && (
									<Restore label={label} onClick={() => change(standard)} />
								)}
							</div>
						);
					})}
					{(error ?? reason) && <p>{error ?? reason}</p>}
				</div>
			</SettingsPanel>
			<FieldConflict id={TEXTS} describe={describeTexts} />
		</SettingRow>
	);
}

/** The newsletter: its categories and texts are more than a field each. */
export const NEWSLETTER: CardSlots = {
	getConnectPrompt: () => __('Connect to email your posts to subscribers.'),
	rows: { [CATEGORIES]: Categories, [TEXTS]: Texts },
};
