import { useEffect, useState } from 'react';
import {
  forgetVideo,
  type KeptVideo,
  keepVideo,
  keptVideo,
} from '#src/features/verification/kept.ts';
import { useSession } from '#src/session/store.ts';

interface Kept {
  video: KeptVideo;
  /** The player wants it sent. */
  isSending: boolean;
}

/** The video this device has that is not the club's yet: `undefined` until that is known, null for none. */
export const useKept = () => {
  const uid = useSession((state) => state.player.uid);
  const [kept, setKept] = useState<Kept | null>();
  useEffect(() => {
    let isHere = true;
    void keptVideo(uid).then((video) => {
      if (isHere) setKept(video && { video, isSending: false });
    });
    return () => {
      isHere = false;
    };
  }, [uid]);
  return {
    kept,
    keep: async (video: KeptVideo, isSending: boolean) => {
      await keepVideo(video);
      setKept({ video, isSending });
    },
    forget: () => {
      setKept(null);
      void forgetVideo();
    },
  };
};
