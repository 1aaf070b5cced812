import { describeFixedKey, describeWrongKey } from '@/domain/anti-spam/fixed-key';

interface FixedKeyTextProps {
	place: string;
	isWrong: boolean;
}

/** Where the site's code sets a key that overrides the saved one, and where to correct it. */
export default function FixedKeyText({ place, isWrong }: FixedKeyTextProps) {
	return <span>{isWrong ? describeWrongKey(place) : describeFixedKey(place)}</span>;
}
