import type { SettingKey } from '@/domain/settings/registry';
import { selectCapabilities } from '@/state/connection';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { setSetting } from '@/state/settings';
import { CloseButton } from '@/ui/button';
import styles from './dismiss-button.module.scss';

/** Hides a card permanently; only for users who may change the site's options (DASH-15). */
export function DismissButton({ setting, label }: { setting: SettingKey; label: string }) {
	const dispatch = useAppDispatch();
	const canDismiss = useAppSelector((state) => selectCapabilities(state).canManageOptions);
	return canDismiss ? (
		<CloseButton
			className={styles.dismiss}
			aria-label={label}
			onClick={() => dispatch(setSetting(setting, true))}
		/>
	) : null;
}
