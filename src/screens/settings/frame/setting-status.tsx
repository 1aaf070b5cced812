import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getSetting, type SettingId } from '@/domain/settings/registry';
import { Status } from '@/ui/status';
import { Marked } from './search-context';
import { SettingRow } from './setting-row';

interface SettingStatusProps {
	id: SettingId;
	isOn: boolean;
	help?: ReactNode;
}

/** A setting for people who may see but not change it. */
export function SettingStatus({ id, isOn, help }: SettingStatusProps) {
	return (
		<SettingRow id={id}>
			<p>
				<Marked text={getSetting(id).getName()} />
			</p>
			{isOn ? (
				<Status intent="success">{__('Active')}</Status>
			) : (
				<Status intent="inactive">{__('Inactive')}</Status>
			)}
			{help && <p>{help}</p>}
		</SettingRow>
	);
}
