import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ahead, lazyPart } from '#src/base/lazyPart.ts';
import { RowButton, RowNote } from '#src/features/settings/Row.tsx';
import { usePermission } from './permission.ts';

const loadSheet = () => import('./PushSheet.tsx');
const PushSheet = lazyPart('PushSheet', loadSheet);

/** Whether this device shows what the club pushes; where it was never asked, the way to it. */
export const DeviceRow = () => {
  const { t } = useTranslation('setting');
  const [permission, look] = usePermission();
  const [isAsking, setAsking] = useState(false);
  const text = { icon: 'bell', label: t('push.device'), note: t(`push.${permission}`) } as const;
  return (
    <>
      {permission === 'default' ? (
        <RowButton
          {...text}
          needsNetwork
          onPointerEnter={() => ahead(loadSheet)}
          onClick={() => setAsking(true)}
        />
      ) : (
        <RowNote {...text} />
      )}
      <Suspense>
        {isAsking && <PushSheet onClose={() => setAsking(false)} onAsked={look} />}
      </Suspense>
    </>
  );
};
