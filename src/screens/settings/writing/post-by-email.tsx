import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { recordClick } from '@/state/store/analytics';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectIsModuleActive } from '@/state/modules';
import { selectIsSettingPending, selectSavedSetting, setSetting } from '@/state/settings';
import { readPostByEmailAddress } from '@/domain/settings/tabs/writing';
import type { SaveSentences } from '@/domain/settings/sentences';
import { getSetting } from '@/domain/settings/registry';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/modal';
import type { CardSlots } from '../frame/card-frame';
import { CopyLine } from '../frame/copy-line';
import { SettingSwitch } from '../frame/setting-switch';
import { SettingRow } from '../frame/setting-row';
import { useSettingState } from '../frame/use-setting-state';

const MODULE = 'post-by-email';
const ADDRESS = 'post_by_email_address';

/** Creates an address or replaces it, with the notices of NOTICE-28. */
const setAddress = (verb: 'create' | 'regenerate') => {
	const isNew = verb === 'create';
	const sentences: SaveSentences = {
		progress: isNew ? __('Creating Post by Email address…') : __('Updating Post by Email address…'),
		success: isNew
			? __('Created Post by Email address.')
			: __('Regenerated Post by Email address.'),
		failure: ({ message, code }) =>
			isNew
				? /* translators: %s: the server's error message. */
					sprintf(__('Error creating Post by Email address. %s'), message || code)
				: /* translators: %s: the server's error message. */
					sprintf(__('Error regenerating Post by Email address. %s'), message || code),
	};
	return setSetting(ADDRESS, verb, { sentences });
};

/** Managers can toggle it; authors only see its description (WRITING-06). */
function PostByEmailSwitch() {
	const canManage = useAppSelector((state) => selectCapabilities(state).canManageModules);
	// While the feature is off, the address that this text points to is folded away.
	const isOn = useAppSelector((state) => selectIsModuleActive(state, MODULE));
	const description = getSetting(MODULE).getDescription?.();
	return canManage ? (
		<SettingSwitch id={MODULE} help={isOn && description} />
	) : (
		<SettingRow id={MODULE}>
			<p>{description}</p>
		</SettingRow>
	);
}

/** The person's own email address (WRITING-26 to WRITING-29). */
function Address() {
	const dispatch = useAppDispatch();
	// While a new address is being created, the value is an instruction, not an address.
	const address = useAppSelector((state) =>
		readPostByEmailAddress(selectSavedSetting(state, ADDRESS)),
	);
	const isSaving = useAppSelector((state) => selectIsSettingPending(state, ADDRESS));
	const isUsable = useSettingState(ADDRESS).kind === 'usable';
	const [isAsking, setIsAsking] = useState(false);
	const ask = () => {
		// The target of a click is part of the event's name (TRACK-02, TRACK-15).
		dispatch(recordClick('pbe-regenerage-email'));
		setIsAsking(true);
	};
	const close = () => setIsAsking(false);
	const replace = () => {
		close();
		void dispatch(setAddress('regenerate'));
	};
	return (
		<SettingRow id={ADDRESS}>
			<div className="jd-tight">
				{address === '' ? (
					<p>{__("You don't have an address yet.")}</p>
				) : (
					<CopyLine label={getSetting(ADDRESS).getName()} text={address} />
				)}
				<Button
					size="small"
					disabled={!isUsable}
					isBusy={isSaving}
					onClick={() => (address === '' ? void dispatch(setAddress('create')) : ask())}
				>
					{address === '' ? __('Create address') : __('Regenerate address')}
				</Button>
			</div>
			{isAsking && (
				// Emails to the old address would be lost.
				<Modal
					title={__('Replace your address?')}
					onClose={close}
					actions={
						<>
							<Button onClick={close}>{__('Keep this address')}</Button>
							<Button variant="primary" isDestructive onClick={replace}>
								{__('Replace address')}
							</Button>
						</>
					}
				>
					<p>
						{sprintf(
							/* translators: %s: an email address. */
							__(
								"Emails to %s stop working at once and won't be published. You get a new address.",
							),
							address,
						)}
					</p>
				</Modal>
			)}
		</SettingRow>
	);
}

/** Posts by email (WRITING-05, WRITING-06, WRITING-26 to WRITING-29). */
export const POST_BY_EMAIL: CardSlots = {
	getConnectPrompt: () =>
		__('Your address belongs to your own account. Connect it to post by email.'),
	rows: { [MODULE]: PostByEmailSwitch, [ADDRESS]: Address },
};
