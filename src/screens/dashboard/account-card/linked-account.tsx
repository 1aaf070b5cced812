import { toSafeUrl } from '@/lib/safe-url';
import { useAppSelector } from '@/state/hooks';
import { selectCurrentUser } from '@/state/connection';
import styles from './style.module.scss';

/** Whose cloud account is linked. */
export function LinkedAccount() {
	const user = useAppSelector(selectCurrentUser);
	const { cloudUser } = user;
	const picture = toSafeUrl(cloudUser?.avatar) ?? toSafeUrl(user.gravatar);
	return (
		<div className={styles.account}>
			{picture && <img className={styles.picture} src={picture} alt="" width={40} height={40} />}
			<p className={styles.text}>
				<strong>{cloudUser?.displayName || cloudUser?.login || user.username}</strong>
				{cloudUser?.email && <span>{cloudUser.email}</span>}
			</p>
		</div>
	);
}
