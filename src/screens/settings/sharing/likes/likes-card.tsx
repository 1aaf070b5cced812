import { PlainCard } from '../../frame/plain-card';

export function LikesCard() {
	return <PlainCard id="likes" />;
}
